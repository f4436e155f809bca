import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { type DealerDesk, openDesk, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { auditLog } from '@heizplatz/api-platform';
import type { TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type StaffOrder } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc } from 'drizzle-orm';

const market = withOrderMarket();
let support: TestClient;

beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
  support = await loggedIn(api, 'ks@example.com');
});

const read = ({ orderId }: DealerDesk): Promise<StaffOrder> => support.call(CALLS.staffOrder, { params: { orderId } });
const verdict = ({ OrderId, Version }: StaffOrder, IsConfirmed: boolean) =>
  support.post(CALLS.staffConfirmWeight.path, { OrderId, Version, IsConfirmed, Reason: 'Wiegeschein geprüft' });

/** An order of 6,000 kg of which its dealer reported 3,000. */
async function reported() {
  const desk = await openDesk(market());
  await desk.done('accept');
  await desk.done('weight', { DeliveredAmount: 3000, DeliveredOn: '2026-11-21' });
  return { desk, order: await read(desk) };
}

describe('a reported weight far below the order, on the desk of support', () => {
  it('shows what was ordered as the price, and both answers', async () => {
    const { order } = await reported();
    expect(order).toMatchObject({
      ...{ State: 'delivered', May: { ConfirmWeight: true, CorrectWeight: true } },
      Delivered: { IsToConfirm: true, DeliveredAmount: 3000, TotalPrice: order.Offer.TotalPrice, Consent: null },
    });
  });

  it('counts once support confirms it, with mails to both and the note in the log', async () => {
    const { desk, order } = await reported();
    const answers = [await verdict(order, true), await verdict(order, true)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await read(desk);
    expect(after).toMatchObject({
      May: { ConfirmWeight: false },
      Delivered: { IsToConfirm: false, DeliveredAmount: 3000, TotalPrice: order.Delivered?.TotalWithConsent },
    });
    const kinds = (await desk.mails()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'order-weight-corrected')).toHaveLength(1);
    expect(kinds).toContain('dealer-weight-booked');
    const [line] = await market().api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({ callId: 'staffConfirmWeight' });
    expect((await desk.read()).May.MarkInvoiced).toBe(true);
  });

  it('gives way to the ordered amount once support refuses it', async () => {
    const { desk, order } = await reported();
    expect((await verdict(order, false)).status).toBe(200);
    const after = await read(desk);
    expect(after.Delivered).toMatchObject({
      ...{ IsToConfirm: false, DeliveredAmount: 6000, TotalPrice: order.Offer.TotalPrice },
    });
    expect(after.Timeline.at(-1)?.Note).toContain('nicht bestätigt: es zählt die bestellte');
  });

  it('may be corrected to another weight instead, which is support’s own word', async () => {
    const { order } = await reported();
    const { OrderId, Version } = order;
    const fields = { DeliveredAmount: 5000, DeliveredOn: '2026-11-21', Reason: 'Mit dem Kunden gesprochen' };
    const corrected = await support.call(CALLS.staffCorrectWeight, { body: { OrderId, Version, ...fields } });
    expect(corrected).toMatchObject({
      ...{ May: { ConfirmWeight: false }, Delivered: { IsToConfirm: false, DeliveredAmount: 5000 } },
    });
  });

  it('is CONFLICT where none waits', async () => {
    const desk = await openDesk(market());
    await desk.done('accept');
    await desk.done('weight', { DeliveredAmount: 5400, DeliveredOn: '2026-11-21' });
    expect((await verdict(await read(desk), true)).problem().code).toBe('CONFLICT');
  });
});
