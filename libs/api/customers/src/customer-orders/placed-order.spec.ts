import { randomUUID } from 'node:crypto';
import { newShopper, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { outbox } from '@heizplatz/api-platform';
import { readMails } from '@heizplatz/api-platform/testing';
import { eq } from 'drizzle-orm';

const market = withOrderMarket();
const path = (orderId: string, token?: string) =>
  `/api/order-process/order/${encodeURIComponent(orderId)}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;

/** The token of the newest order mail's link. */
async function getMailToken(orderId: string): Promise<string> {
  const mails = await readMails(market().api, eq(outbox.kind, 'order-received'));
  const text = mails.map((mail) => mail.text).find((one) => one.includes(orderId));
  return new RegExp(`${orderId}\\?token=(\\S+)`).exec(text ?? '')?.[1] ?? '';
}

describe('placedOrder', () => {
  it('is shown to whoever placed it', async () => {
    const shopper = await newShopper(market());
    const orderId = await shopper.order();
    expect((await shopper.client.get(path(orderId))).status).toBe(200);
  });

  it('is shown by the signed link of its mail, whoever follows it', async () => {
    const { api } = market();
    const orderId = await (await newShopper(market())).order();
    const token = await getMailToken(orderId);
    expect((await api.visitor().get(path(orderId, token))).status).toBe(200);
  });

  it('is 404 for anybody else, whatever else they hold', async () => {
    const { api } = market();
    const orderId = await (await newShopper(market())).order();
    const other = await newShopper(market());
    const otherId = await other.order();
    expect((await api.visitor().get(path(orderId))).status).toBe(404);
    expect((await other.client.get(path(orderId))).status).toBe(404);
    expect((await api.visitor().get(path(orderId, await getMailToken(otherId)))).status).toBe(404);
    expect((await api.visitor(3).get(path(orderId, await getMailToken(orderId)))).status).toBe(404);
  });

  it('is 404 by a link that has expired', async () => {
    const { api } = market();
    const orderId = await (await newShopper(market())).order();
    const token = await getMailToken(orderId);
    api.setNow(new Date('2028-01-01T00:00:00Z'));
    expect((await api.visitor().get(path(orderId, token))).status).toBe(404);
    api.setNow(new Date('2026-11-21T11:00:00Z'));
  });

  it.each([randomUUID(), '1', 'DE-26-000001', "x' or '1'='1", '..%2F..'])('is 404 for %s', async (orderId) => {
    const shopper = await newShopper(market());
    expect((await shopper.client.get(path(orderId))).status).toBe(404);
    expect((await shopper.client.get(path(orderId, '9999999999.AAAA'))).status).toBe(404);
  });

  it('is 400 for a token that is no token', async () => {
    expect(
      (
        await market()
          .api.visitor()
          .get(path(randomUUID(), 'x'.repeat(401)))
      ).status,
    ).toBe(400);
  });
});
