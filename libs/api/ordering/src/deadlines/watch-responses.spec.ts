import { eq } from 'drizzle-orm';
import { openDesk, watchAt, type DealerDesk } from '../dealer-orders/testing/dealer-desk';
import { withOrderMarket } from '../checkout/testing/order-market';
import { expireOrder } from './expire-order';
import { orders } from '../order/schema';

const market = withOrderMarket();
/** Placed on Saturday, 21 November at noon: due on Tuesday at 24:00 in Berlin. */
const AFTER_23_HOURS = new Date('2026-11-22T10:00:00Z');
const AFTER_24_HOURS = new Date('2026-11-22T11:00:00Z');
const LAST_MOMENT = new Date('2026-11-24T22:59:59Z');
const DUE = new Date('2026-11-24T23:00:00Z');

const kinds = async (desk: DealerDesk) => (await desk.mails()).map(({ kind }) => kind).sort();
const getState = async (desk: DealerDesk) => (await desk.read()).State;

afterEach(() => market().api.setNow(new Date('2026-11-21T11:00:00Z')));

describe('an order that is not answered', () => {
  it('reminds its dealer once, after 24 hours', async () => {
    const desk = await openDesk(market());
    await watchAt(market(), AFTER_23_HOURS);
    expect(await kinds(desk)).toEqual(['dealer-order', 'order-received']);
    await watchAt(market(), AFTER_24_HOURS);
    await watchAt(market(), AFTER_24_HOURS);
    await watchAt(market(), LAST_MOMENT);
    expect(await kinds(desk)).toEqual(['dealer-order', 'dealer-reminder', 'order-received']);
    const mail = await desk.getMail('dealer-reminder');
    expect(mail.recipient).toBe(`dealer${desk.dealerId}@example.com`);
    expect(mail.text).toContain(`/haendler/bestellung/${desk.orderId}?token=`);
    expect(mail.text.replace(/\s+/g, ' ')).toContain('bis Di, 24.11.2026 an');
    expect(await getState(desk)).toBe('placed');
  });

  it('expires at 24:00 of the second working day, once, with the three next offers', async () => {
    const desk = await openDesk(market());
    await watchAt(market(), LAST_MOMENT);
    expect(await getState(desk)).toBe('placed');
    await Promise.all([watchAt(market(), DUE), watchAt(market(), DUE)]);
    await watchAt(market(), DUE);
    expect(await getState(desk)).toBe('expired');
    expect((await kinds(desk)).filter((kind) => kind.endsWith('expired'))).toEqual([
      'dealer-order-expired',
      'order-expired',
    ]);

    const { text } = await desk.getMail('order-expired');
    expect(text).toContain('entstehen Ihnen keine Kosten');
    expect(text).toContain('Die nächsten Angebote');
    expect(text).toContain(`/bestellung/${desk.orderId}?token=`);
    const { NextOffers, May, Timeline } = await desk.seenByCustomer();
    expect(NextOffers).toHaveLength(3);
    expect(NextOffers.map(({ DealerId }) => DealerId)).not.toContain(desk.dealerId);
    for (const { DealerName } of NextOffers) expect(text).toContain(DealerName);
    expect(May).toMatchObject({ Reorder: true, Cancel: false, Move: false });
    expect(Timeline.map(({ Kind, Author }) => `${Kind} ${Author}`)).toEqual([
      'state customer',
      'reminder system',
      'state system',
    ]);
    expect((await desk.act('accept')).problem().code).toBe('CONFLICT');
  });

  it.each([
    ['a millisecond early', 'placed', new Date(DUE.getTime() - 1), false],
    ['at the very end', 'placed', DUE, true],
    ['answered meanwhile', 'accepted', DUE, false],
    ['cancelled meanwhile', 'cancelled', DUE, false],
    ['withdrawn meanwhile', 'withdrawn', DUE, false],
    ['expired by another node', 'expired', DUE, false],
  ])('%s is looked at again under its lock', async (_, state, now, expires) => {
    const { db, services } = market().api;
    const desk = await openDesk(market());
    await db.update(orders).set({ state }).where(eq(orders.id, desk.orderId));
    const dependencies = { services, clock: () => now };
    expect(await db.transaction((tx) => expireOrder(tx, desk.orderId, dependencies))).toBe(expires);
    expect(await getState(desk)).toBe(expires ? 'expired' : state);
    expect((await kinds(desk)).includes('order-expired')).toBe(expires);
    expect(await db.transaction((tx) => expireOrder(tx, desk.orderId, dependencies))).toBe(false);
  });

  it('waits on while the customer has a proposed date to answer, and expires when that is not answered either', async () => {
    const desk = await openDesk(market());
    market().api.setNow(new Date('2026-11-24T15:00:00Z'));
    await desk.done('propose-date', { Date: '2026-12-11', From: '08:00', To: '12:00' });
    expect((await desk.read()).AnswerDueAt).toBe('2026-11-26T23:00:00.000Z');
    await watchAt(market(), DUE);
    expect(await getState(desk)).toBe('placed');
    expect(await kinds(desk)).not.toContain('dealer-reminder');
    await watchAt(market(), new Date('2026-11-26T23:00:00Z'));
    expect(await getState(desk)).toBe('expired');
    expect((await desk.getMail('order-expired')).text.replace(/\s+/g, ' ')).toContain(
      'nicht rechtzeitig auf einen Termin geeinigt',
    );
  });

  it('takes no answer after its time, though the job has not come round', async () => {
    const [desk, proposed] = [await openDesk(market()), await openDesk(market())];
    await proposed.done('propose-date', { Date: '2026-12-11', From: '08:00', To: '12:00' });
    market().api.setNow(DUE);
    const results = [desk.act('accept'), desk.act('propose-date', { Date: '2026-12-11', From: '08:00', To: '12:00' })];
    const response = { OrderId: proposed.orderId, Token: proposed.customerToken(), IsAccepted: true };
    for (const refused of [
      ...(await Promise.all(results)),
      await proposed.client.post('/api/orders/answer-date', response),
    ])
      expect(refused.problem()).toMatchObject({ code: 'CONFLICT', context: { State: 'expired' } });
    await watchAt(market(), DUE);
    expect((await proposed.read()).ProposedWindow).toBeNull();
    expect((await proposed.getMail('order-expired')).text).toContain('geeinigt');
  });

  it('is left alone once it is answered', async () => {
    const desk = await openDesk(market());
    await desk.done('accept');
    await watchAt(market(), new Date('2027-01-10T00:00:00Z'));
    expect(await getState(desk)).toBe('accepted');
    expect(await kinds(desk)).toEqual(['dealer-order', 'order-accepted', 'order-received']);
  });

  it('does not hold up the others when it is broken', async () => {
    const [broken, sound] = [await openDesk(market()), await openDesk(market())];
    const { db } = market().api;
    const [row] = await db.select({ offer: orders.offer }).from(orders).where(eq(orders.id, broken.orderId));
    await db.update(orders).set({ offer: {} }).where(eq(orders.id, broken.orderId));
    await expect(watchAt(market(), DUE)).rejects.toThrow('1 unanswered orders');
    expect(await getState(sound)).toBe('expired');
    await db.update(orders).set({ offer: row?.offer }).where(eq(orders.id, broken.orderId));
  });
});

describe('an order that is declined', () => {
  it('offers the next three with the dealer’s reason', async () => {
    const desk = await openDesk(market(), 3);
    await desk.done('decline', { Reason: 'Kein Lastwagen in der Straße' });
    const mail = await desk.getMail('order-declined');
    expect(mail.text).toContain('Kein Lastwagen in der Strasse');
    const order = await desk.seenByCustomer();
    expect(order).toMatchObject({ State: 'declined', Reason: 'Kein Lastwagen in der Straße' });
    expect(order.NextOffers.length).toBeGreaterThan(0);
    expect(mail.text).toContain('Die nächsten Offerten');
    for (const { DealerName } of order.NextOffers) expect(mail.text).toContain(DealerName.replaceAll('ß', 'ss'));
  });
});
