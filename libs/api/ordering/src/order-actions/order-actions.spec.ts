import { branches } from '@heizplatz/api-dealers';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { withOrderMarket } from '../checkout/testing/order-market';
import { byLink, getMails, mailTo, orderRow, placeTestOrder, type TestOrder } from './testing/placed-orders';

const market = withOrderMarket();
const WINDOW = { Date: '2026-12-03', From: '07:00', To: '12:00' };

/** Changed for a test, with the book of prices that knows it. */
async function changeBranch(id: number, fields: Partial<typeof branches.$inferInsert>): Promise<void> {
  await market().api.db.update(branches).set(fields).where(eq(branches.id, id));
  await market().rebuildBook();
}

beforeEach(() => market().api.setNow(TEST_NOW));

describe('requestOrderMove', () => {
  it('keeps the wish, drops what was proposed and leaves the agreed window', async () => {
    const order = await placeTestOrder(market(), 1, {
      state: 'scheduled',
      deliveryWindow: WINDOW,
      proposedWindow: WINDOW,
    });
    const fields = { DesiredDate: '2026-12-09', Note: 'vormittags\nbitte' };
    const mails = await getMails(market(), () => byLink(market(), CALLS.requestOrderMove, order, fields));
    const row = await orderRow(market(), order.id);
    expect(row).toMatchObject({
      state: 'scheduled',
      requestedDate: '2026-12-09',
      proposedWindow: null,
      deliveryWindow: WINDOW,
    });
    expect(mailTo(mails, order.dealerEmail).subject).toContain('Mi, 09.12.2026');
    expect(mailTo(mails, order.dealerEmail).text).toContain('vormittags\nbitte');
  });

  it.each(['2026-11-21', '2026-11-20', '2027-11-22', '2027-02-31', '2026-12-10T00:00', 'bald'])(
    'refuses %s',
    async (DesiredDate) => {
      const order = await placeTestOrder(market());
      const response = await byLink(market(), CALLS.requestOrderMove, order, { DesiredDate });
      expect(response.problem()).toMatchObject({
        status: 400,
        errors: [{ path: 'body.DesiredDate', code: 'DATE_INV' }],
      });
    },
  );

  it.each([
    ['a Sunday', {}, '2026-12-13'],
    ['a holiday of the state', {}, '2027-01-06'],
    ['a weekday on which the branch stays at home', { deliveryWeekdays: 0b000100 }, '2026-12-10'],
  ])('refuses %s, and does not offer it', async (_, branch, DesiredDate) => {
    const { api } = market();
    const order = await placeTestOrder(market());
    const { branchId } = await orderRow(market(), order.id);
    await changeBranch(branchId, { deliveryWeekdays: 0b111111, ...branch });
    const response = await byLink(market(), CALLS.requestOrderMove, order, { DesiredDate });
    expect(response.problem()).toMatchObject({
      status: 400,
      errors: [{ path: 'body.DesiredDate', code: 'DATE_FREE' }],
    });
    const page = { params: { orderId: order.id }, query: { token: order.token } };
    const { MoveDates } = await api.visitor().call(CALLS.placedOrder, page);
    expect(MoveDates).toContain('2026-12-09');
    expect(MoveDates).not.toContain(DesiredDate);
    expect((await byLink(market(), CALLS.requestOrderMove, order, { DesiredDate: '2026-12-09' })).status).toBe(200);
  });

  it('offers no day once the order is delivered', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'delivered' });
    const page = { params: { orderId: order.id }, query: { token: order.token } };
    expect((await market().api.visitor().call(CALLS.placedOrder, page)).MoveDates).toEqual([]);
  });

  it('does not flood the dealer', async () => {
    const order = await placeTestOrder(market());
    const request = (day: string) =>
      order.owner.post(CALLS.requestOrderMove.path, { OrderId: order.id, DesiredDate: `2026-12-${day}` });
    for (const day of ['02', '09', '16', '23', '30']) expect((await request(day)).status).toBe(200);
    expect((await request('02')).problem().code).toBe('TOO_MANY_REQUESTS');
    expect((await orderRow(market(), order.id)).requestedDate).toBe('2026-12-30');
  });
});

describe('answerProposedDate', () => {
  const respond = (order: TestOrder, IsAccepted: boolean) =>
    byLink(market(), CALLS.answerProposedDate, order, { IsAccepted });

  it('agrees on the window with a yes', async () => {
    const order = await placeTestOrder(market(), 1, {
      state: 'accepted',
      proposedWindow: WINDOW,
      requestedDate: '2026-12-10',
    });
    const mails = await getMails(market(), () => respond(order, true));
    const row = await orderRow(market(), order.id);
    expect(row).toMatchObject({
      state: 'scheduled',
      deliveryWindow: WINDOW,
      proposedWindow: null,
      requestedDate: null,
    });
    for (const mail of mails) expect(mail.subject).toContain('Do, 03.12.2026, 07:00–12:00 Uhr');
  });

  it('leaves the state with a no, and a second word of another kind is CONFLICT', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'accepted', proposedWindow: WINDOW });
    expect((await respond(order, false)).status).toBe(200);
    expect(await orderRow(market(), order.id)).toMatchObject({
      state: 'accepted',
      proposedWindow: null,
      deliveryWindow: null,
    });
    expect((await respond(order, false)).status).toBe(200);
    expect((await respond(order, true)).problem().code).toBe('CONFLICT');
  });

  it('is CONFLICT when nothing was proposed', async () => {
    expect((await respond(await placeTestOrder(market()), true)).problem().code).toBe('CONFLICT');
  });
});

describe('answerDeliveredWeight', () => {
  const fits = { state: 'delivered', deliveredAmount: 7000, deliveredOn: '2026-11-20', settledCents: 1 };
  const respond = (order: TestOrder, IsAccepted: boolean) =>
    byLink(market(), CALLS.answerDeliveredWeight, order, { IsAccepted });

  it('charges what was delivered after a yes, what was ordered after a no', async () => {
    const [yes, no] = [await placeTestOrder(market(), 1, fits), await placeTestOrder(market(), 1, fits)];
    const mails = await getMails(market(), async () => {
      await respond(yes, true);
      await respond(no, false);
    });
    const rows = [await orderRow(market(), yes.id), await orderRow(market(), no.id)];
    expect(rows.map(({ hasWeightConsent, weightConsentAt }) => [hasWeightConsent, weightConsentAt])).toEqual([
      [true, TEST_NOW],
      [false, TEST_NOW],
    ]);
    expect(rows[0]?.settledCents).toBeGreaterThan(rows[0]?.totalCents ?? 0);
    expect(rows[1]?.settledCents).toBe(rows[1]?.totalCents);
    expect(mailTo(mails, yes.email).text).toMatch(/Berechnet: +7\.000 kg/);
    expect(mailTo(mails, no.email).text).toMatch(/Berechnet: +6\.000 kg/);
  });

  it('is not taken back', async () => {
    const order = await placeTestOrder(market(), 1, fits);
    await respond(order, true);
    expect((await respond(order, false)).problem().code).toBe('CONFLICT');
    expect((await orderRow(market(), order.id)).hasWeightConsent).toBe(true);
  });

  it('is CONFLICT within ten percent, where nobody asks', async () => {
    const order = await placeTestOrder(market(), 1, { ...fits, deliveredAmount: 6600 });
    expect((await respond(order, true)).problem().code).toBe('CONFLICT');
  });
});

describe('cancelOrder', () => {
  const cancel = (order: TestOrder) => byLink(market(), CALLS.cancelOrder, order, { Reason: 'Heizung defekt' });
  const flat = (text: string) => text.replace(/\s+/g, ' ');

  it('is the customer’s cancellation, with its reason', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'scheduled', proposedWindow: WINDOW });
    await cancel(order);
    expect(await orderRow(market(), order.id)).toMatchObject({
      state: 'cancelled',
      cancellationKind: 'customer',
      reason: 'Heizung defekt',
      proposedWindow: null,
    });
  });

  it('says before the acceptance that it costs nothing', async () => {
    const order = await placeTestOrder(market());
    const mails = await getMails(market(), () => cancel(order));
    expect(flat(mailTo(mails, order.email).text)).toContain('Die Stornierung kostet nichts');
  });

  it('names the possible fee after it, and the withdrawal as the free way', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'accepted' });
    const mails = await getMails(market(), () => cancel(order));
    expect(flat(mailTo(mails, order.email).text)).toContain('Kostenlos ist der Widerruf: Unter „Vertrag widerrufen“');
    expect(flat(mailTo(mails, order.dealerEmail).text)).toContain('geht der Widerruf vor');
  });

  it('promises no withdrawal to businesses and in Switzerland', async () => {
    const business = await placeTestOrder(market(), 1, { state: 'accepted', isConsumer: false });
    const swiss = await placeTestOrder(market(), 3, { state: 'accepted' });
    const mails = await getMails(market(), async () => {
      await cancel(business);
      await swiss.owner.post(CALLS.cancelOrder.path, { OrderId: swiss.id });
    });
    expect(mails).toHaveLength(4);
    for (const { text } of mails) expect(text).not.toContain('iderruf');
    expect(flat(mailTo(mails, swiss.email).text)).toContain(
      'Bis drei Werktage vor dem Liefertermin ist die Stornierung kostenlos',
    );
  });

  it('of an order that the dealer cancelled is CONFLICT', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'cancelled', cancellationKind: 'dealer' });
    expect((await cancel(order)).problem().code).toBe('CONFLICT');
  });
});
