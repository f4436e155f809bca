import { CALLS } from '@heizplatz/contract';
import { withOrderMarket } from '../checkout/testing/order-market';
import { byLink, getMails, orderRow, placeTestOrder, type TestOrder } from './testing/placed-orders';

const market = withOrderMarket();

const linkIn = (text: string | undefined) => /\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? '';
const close = ({ owner, id }: TestOrder) => owner.post(CALLS.closeOrderLinks.path, { OrderId: id, Token: null });
async function opens({ id }: TestOrder, token: string, countryId: 1 | 2 | 3 = 1): Promise<boolean> {
  const path = `/api/order-process/order/${id}?token=${token}`;
  return (await market().api.visitor(countryId).get(path)).status === 200;
}

describe('closeOrderLinks', () => {
  it.each([1, 2, 3] as const)(
    'country %i: old links open nothing; the new one goes to the order’s mailbox alone',
    async (countryId) => {
      const order = await placeTestOrder(market(), countryId);
      expect(await opens(order, order.token, countryId)).toBe(true);
      const mails = await getMails(market(), () => close(order));
      expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['order-link', order.email]]);
      expect(await opens(order, order.token, countryId)).toBe(false);
      expect(await opens(order, linkIn(mails[0]?.text), countryId)).toBe(true);
    },
  );

  it('is done by the link too, once: afterwards it opens nothing', async () => {
    const order = await placeTestOrder(market());
    expect((await byLink(market(), CALLS.closeOrderLinks, order, {})).json()).toEqual({ success: true });
    expect((await byLink(market(), CALLS.closeOrderLinks, order, {})).status).toBe(404);
  });

  it('is nobody else’s, and does not flood the mailbox', async () => {
    const order = await placeTestOrder(market());
    const { owner } = await placeTestOrder(market());
    expect((await close({ ...order, owner })).status).toBe(404);
    expect((await orderRow(market(), order.id)).customerLinkVersion).toBe(0);
    const { perRecipient } = market().api.services.config.mailLimits;
    for (let nth = 0; nth < perRecipient; nth += 1) expect((await close(order)).status).toBe(200);
    expect((await close(order)).status).toBe(429);
    expect((await orderRow(market(), order.id)).customerLinkVersion).toBe(perRecipient);
  });
});
