import { CALLS } from '@heizplatz/contract';
import { withOrderMarket } from '../order-process/testing/order-market';
import { TEST_NOW } from '../testing/api-test';
import { byLink, mailsOf, mailTo, orderRow, placeTestOrder, type TestOrder } from './testing/placed-orders';

const market = withOrderMarket();
const WINDOW = { Date: '2026-12-03', From: '07:00', To: '12:00' };

beforeEach(() => market().api.setNow(TEST_NOW));

describe('requestOrderMove', () => {
  it('keeps the wish, drops what was proposed and leaves the agreed window', async () => {
    const order = await placeTestOrder(market(), 1, {
      state: 'scheduled',
      deliveryWindow: WINDOW,
      proposedWindow: WINDOW,
    });
    const fields = { DesiredDate: '2026-12-10', Note: 'vormittags\nbitte' };
    const mails = await mailsOf(market(), () => byLink(market(), CALLS.requestOrderMove, order, fields));
    const row = await orderRow(market(), order.id);
    expect(row).toMatchObject({
      state: 'scheduled',
      requestedDate: '2026-12-10',
      proposedWindow: null,
      deliveryWindow: WINDOW,
    });
    expect(mailTo(mails, order.dealerEmail).subject).toContain('Do, 10.12.2026');
    expect(mailTo(mails, order.dealerEmail).text).toContain('vormittags\nbitte');
  });

  it.each(['2026-11-21', '2026-11-20', '2027-11-22', '2027-02-31', '2026-12-10T00:00', 'bald'])(
    'refuses %s',
    async (DesiredDate) => {
      const order = await placeTestOrder(market());
      const answer = await byLink(market(), CALLS.requestOrderMove, order, { DesiredDate });
      expect(answer.problem()).toMatchObject({ status: 400, errors: [{ path: 'body.DesiredDate', code: 'DATE_INV' }] });
    },
  );

  it('does not flood the dealer', async () => {
    const order = await placeTestOrder(market());
    const ask = (day: number) =>
      order.owner.post(CALLS.requestOrderMove.path, { OrderId: order.id, DesiredDate: `2026-12-0${day}` });
    for (const day of [1, 2, 3, 4, 5]) expect((await ask(day)).status).toBe(200);
    expect((await ask(6)).problem().code).toBe('TOO_MANY_REQUESTS');
    expect((await orderRow(market(), order.id)).requestedDate).toBe('2026-12-05');
  });
});

describe('answerProposedDate', () => {
  const answer = (order: TestOrder, IsAccepted: boolean) =>
    byLink(market(), CALLS.answerProposedDate, order, { IsAccepted });

  it('agrees on the window with a yes', async () => {
    const order = await placeTestOrder(market(), 1, {
      state: 'accepted',
      proposedWindow: WINDOW,
      requestedDate: '2026-12-10',
    });
    const mails = await mailsOf(market(), () => answer(order, true));
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
    expect((await answer(order, false)).status).toBe(200);
    expect(await orderRow(market(), order.id)).toMatchObject({
      state: 'accepted',
      proposedWindow: null,
      deliveryWindow: null,
    });
    expect((await answer(order, false)).status).toBe(200);
    expect((await answer(order, true)).problem().code).toBe('CONFLICT');
  });

  it('is CONFLICT when nothing was proposed', async () => {
    expect((await answer(await placeTestOrder(market()), true)).problem().code).toBe('CONFLICT');
  });
});

describe('answerDeliveredWeight', () => {
  const fits = { state: 'delivered', deliveredAmount: 7000, deliveredOn: '2026-11-20', settledCents: 1 };
  const answer = (order: TestOrder, IsAccepted: boolean) =>
    byLink(market(), CALLS.answerDeliveredWeight, order, { IsAccepted });

  it('charges what was delivered after a yes, what was ordered after a no', async () => {
    const [yes, no] = [await placeTestOrder(market(), 1, fits), await placeTestOrder(market(), 1, fits)];
    const mails = await mailsOf(market(), async () => {
      await answer(yes, true);
      await answer(no, false);
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
    await answer(order, true);
    expect((await answer(order, false)).problem().code).toBe('CONFLICT');
    expect((await orderRow(market(), order.id)).hasWeightConsent).toBe(true);
  });

  it('is CONFLICT within ten percent, where nobody asks', async () => {
    const order = await placeTestOrder(market(), 1, { ...fits, deliveredAmount: 6600 });
    expect((await answer(order, true)).problem().code).toBe('CONFLICT');
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
    const mails = await mailsOf(market(), () => cancel(order));
    expect(flat(mailTo(mails, order.email).text)).toContain('Die Stornierung kostet nichts');
  });

  it('names the possible fee after it, and the withdrawal as the free way', async () => {
    const order = await placeTestOrder(market(), 1, { state: 'accepted' });
    const mails = await mailsOf(market(), () => cancel(order));
    expect(flat(mailTo(mails, order.email).text)).toContain('Kostenlos ist der Widerruf: Unter „Vertrag widerrufen“');
    expect(flat(mailTo(mails, order.dealerEmail).text)).toContain('geht der Widerruf vor');
  });

  it('promises no withdrawal to businesses and in Switzerland', async () => {
    const business = await placeTestOrder(market(), 1, { state: 'accepted', isConsumer: false });
    const swiss = await placeTestOrder(market(), 3, { state: 'accepted' });
    const mails = await mailsOf(market(), async () => {
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
