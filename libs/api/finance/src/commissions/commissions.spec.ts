import { findOrder, type Order, getOrder, orders, recordChange } from '@heizplatz/api-ordering';
import { placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { eq } from 'drizzle-orm';
import { closeMonth } from '../commission-months/close-month';
import { findCommission } from './commission-repository';
import { fillCommissions, followWithdrawnParts } from './fill-commissions';
import { findStatement } from '../commission-months/month-repository';
import { commissionCorrections, commissionMonths, commissionRates, commissions, commissionStatements } from './schema';

const market = withOrderMarket();
const NOVEMBER = '2026-11-01';
const ACCEPTED = new Date('2026-11-21T12:00:00Z');
const DECEMBER = new Date('2026-12-03T09:00:00Z');
const STAFF = { id: 1, name: 'Georg Haslinger' };

const db = () => market().api.db;
const by = { kind: 'dealer' } as const;

beforeEach(async () => {
  for (const table of [commissions, commissionCorrections, commissionMonths, commissionStatements, commissionRates])
    await db().delete(table);
  await db().insert(commissionRates).values({ validFrom: '2020-01-01', basisPoints: 350, changedAt: ACCEPTED });
});

async function newOrder(): Promise<Order> {
  const { id } = await placeTestOrder(market());
  const row = await findOrder(db(), id);
  if (!row) throw new Error('no order');
  return getOrder(row);
}
const COMMANDS = {
  accepted: 'dealerAcceptOrder',
  declined: 'dealerDeclineOrder',
  delivered: 'dealerReportWeight',
  cancelled: 'cancelOrder',
  withdrawn: 'withdrawOrder',
  'part-withdrawn': 'takeOffPart',
} as const;
const become = (order: Order, state: keyof typeof COMMANDS, at: Date, changes = {}) =>
  db().transaction((tx) => recordChange(tx, order, { command: COMMANDS[state], author: by, changes }, at));
const netCents = ({ offer }: Order) => Math.round(offer.Split.Net * 100);
const ofNet = (net: number, basisPoints = 350) => Math.floor((net * basisPoints + 5000) / 10_000);
const getCorrections = (orderId: string) =>
  db().select().from(commissionCorrections).where(eq(commissionCorrections.orderId, orderId));

describe('the commission of an order', () => {
  it('arises when its dealer accepts, not before', async () => {
    const order = await newOrder();
    expect(await findCommission(db(), order.id)).toBeNull();
    await become(order, 'accepted', ACCEPTED);
    expect(await findCommission(db(), order.id)).toMatchObject({
      ...{ month: NOVEMBER, arisenOn: '2026-11-21', basisPoints: 350, state: 'expected', weightKg: 6000 },
      ...{ netCents: netCents(order), amountCents: ofNet(netCents(order)) },
    });
  });

  it('is final on what was delivered', async () => {
    const order = await newOrder();
    await become(order, 'accepted', ACCEPTED);
    await become(order, 'delivered', DECEMBER, { deliveredAmount: 5800, settledCents: 214_000 });
    expect(await findCommission(db(), order.id)).toMatchObject({
      ...{ month: NOVEMBER, state: 'final', weightKg: 5800, netCents: 200_000, amountCents: 7000 },
    });
  });

  it('follows a part that is withdrawn after the delivery, to the cent', async () => {
    const order = await newOrder();
    await become(order, 'accepted', ACCEPTED);
    await become(order, 'delivered', DECEMBER, { deliveredAmount: 5800, settledCents: 214_000 });
    await become(order, 'part-withdrawn', DECEMBER, { withdrawnCents: 12_051 });
    // 2019.49 with 7 % VAT are 1887.37 (1887.3738) without; 3.5 % of it are 66.06 (66.0580).
    expect(await findCommission(db(), order.id)).toMatchObject({
      netCents: 188_737,
      amountCents: 6606,
      weightKg: 5800,
    });
    await become(order, 'part-withdrawn', DECEMBER, { withdrawnCents: 214_000 });
    expect(await findCommission(db(), order.id)).toMatchObject({ netCents: 0, amountCents: 0, state: 'final' });
  });

  it('has the net price of what is left where its rate is 0', async () => {
    await db().delete(commissionRates);
    await db().insert(commissionRates).values({ validFrom: '2020-01-01', basisPoints: 0, changedAt: ACCEPTED });
    const order = await newOrder();
    await become(order, 'accepted', ACCEPTED);
    await become(order, 'delivered', DECEMBER, { deliveredAmount: 6000, settledCents: 214_000 });
    await become(order, 'part-withdrawn', DECEMBER, { withdrawnCents: 10_700 });
    expect(await findCommission(db(), order.id)).toMatchObject({ netCents: 190_000, amountCents: 0 });
  });

  it.each(['cancelled', 'withdrawn'] as const)('is nothing once it is %s', async (state) => {
    const order = await newOrder();
    await become(order, 'accepted', ACCEPTED);
    await become(order, state, ACCEPTED, state === 'cancelled' ? { cancellationKind: 'customer' } : {});
    expect(await findCommission(db(), order.id)).toMatchObject({ state: 'void', amountCents: 0 });
  });

  it('does not arise of one that was declined', async () => {
    const order = await newOrder();
    await become(order, 'declined', ACCEPTED);
    expect(await findCommission(db(), order.id)).toBeNull();
  });

  it('is written with the change or not at all', async () => {
    const order = await newOrder();
    const failed = db().transaction(async (tx) => {
      await recordChange(tx, order, { command: 'dealerAcceptOrder', author: by }, ACCEPTED);
      throw new Error('mail queue');
    });
    await expect(failed).rejects.toThrow('mail queue');
    expect(await findCommission(db(), order.id)).toBeNull();
  });
});

describe('a month', () => {
  it('is closed once it is over, the oldest first, and once', async () => {
    await become(await newOrder(), 'accepted', ACCEPTED);
    const close = (month: string, at: Date) => closeMonth(db(), { month, by: STAFF, at });
    expect(await close(NOVEMBER, new Date('2026-11-30T22:59:59Z'))).toBe('MONTH_NOT_OVER');
    expect(await close('2026-10-01', DECEMBER)).toBe('MONTH_ORDER');
    expect(await close(NOVEMBER, new Date('2026-11-30T23:00:00Z'))).toBeNull();
    expect(await close(NOVEMBER, DECEMBER)).toBe('MONTH_ORDER');
  });

  it('that is closed never changes: what happens later is a correction in the next open one', async () => {
    const order = await newOrder();
    await become(order, 'accepted', ACCEPTED);
    await closeMonth(db(), { month: NOVEMBER, by: STAFF, at: DECEMBER });
    const statement = await findStatement(db(), NOVEMBER, order.dealerId);
    const commissionCents = ofNet(netCents(order));
    expect(statement).toMatchObject({ orders: 1, weightKg: 6000, commissionCents, correctionCents: 0 });
    await become(order, 'delivered', DECEMBER, { deliveredAmount: 5800, settledCents: 214_000 });
    expect(await getCorrections(order.id)).toMatchObject([
      { month: '2026-12-01', amountCents: 7000 - commissionCents, kind: 'order' },
    ]);
    await become(order, 'withdrawn', DECEMBER);
    expect((await getCorrections(order.id)).map(({ amountCents }) => amountCents)).toEqual([
      7000 - commissionCents,
      -7000,
    ]);
    expect(await findStatement(db(), NOVEMBER, order.dealerId)).toEqual(statement);
    expect(await findCommission(db(), order.id)).toMatchObject({ bookedCents: commissionCents, amountCents: 0 });
  });

  it('that is closed gets what a withdrawn part changes as a correction, once', async () => {
    const order = await newOrder();
    await become(order, 'accepted', ACCEPTED);
    await become(order, 'delivered', ACCEPTED, { deliveredAmount: 6000, settledCents: 214_000 });
    await closeMonth(db(), { month: NOVEMBER, by: STAFF, at: DECEMBER });
    await become(order, 'part-withdrawn', DECEMBER, { withdrawnCents: 10_700 });
    await become(order, 'part-withdrawn', DECEMBER, { withdrawnCents: 10_700 });
    expect(await getCorrections(order.id)).toMatchObject([{ month: '2026-12-01', amountCents: 6650 - 7000 }]);
  });

  it('counts the corrections of its time in the statement', async () => {
    const order = await newOrder();
    await become(order, 'accepted', ACCEPTED);
    await closeMonth(db(), { month: NOVEMBER, by: STAFF, at: DECEMBER });
    await become(order, 'withdrawn', DECEMBER);
    await closeMonth(db(), { month: '2026-12-01', by: STAFF, at: new Date('2027-01-02T09:00:00Z') });
    expect(await findStatement(db(), '2026-12-01', order.dealerId)).toMatchObject({
      ...{ orders: 0, commissionCents: 0, correctionCents: -ofNet(netCents(order)), number: 'PA-2026-12-0001' },
    });
  });
});

describe('orders without a commission', () => {
  it('count what a withdrawn part left of their price', async () => {
    const order = await newOrder();
    await become(order, 'accepted', ACCEPTED);
    await become(order, 'delivered', ACCEPTED, { deliveredAmount: 6000, settledCents: 214_000 });
    await become(order, 'part-withdrawn', DECEMBER, { withdrawnCents: 12_051 });
    const stored = await findCommission(db(), order.id);
    await db().delete(commissions);
    await fillCommissions(db());
    expect(await findCommission(db(), order.id)).toEqual(stored);
    expect(stored).toMatchObject({ netCents: 188_737 });
  });

  it('are corrected for a part that an older release took off, once', async () => {
    const order = await newOrder();
    await become(order, 'accepted', ACCEPTED);
    await become(order, 'delivered', ACCEPTED, { deliveredAmount: 6000, settledCents: 214_000 });
    await closeMonth(db(), { month: NOVEMBER, by: STAFF, at: DECEMBER });
    await db().update(orders).set({ withdrawnCents: 10_700 }).where(eq(orders.id, order.id));
    await followWithdrawnParts(db(), DECEMBER);
    await followWithdrawnParts(db(), DECEMBER);
    expect(await getCorrections(order.id)).toMatchObject([{ month: '2026-12-01', amountCents: 6650 - 7000 }]);
  });

  it('get it, in the month of their acceptance, and once', async () => {
    const orders = [await newOrder(), await newOrder(), await newOrder()];
    const [accepted, declined] = orders;
    if (!accepted || !declined) throw new Error('no orders');
    await become(accepted, 'accepted', ACCEPTED);
    await become(declined, 'declined', ACCEPTED);
    const stored = await findCommission(db(), accepted.id);
    await db().delete(commissions);
    expect(await fillCommissions(db())).toBeGreaterThan(0);
    expect(await findCommission(db(), accepted.id)).toEqual(stored);
    expect(await findCommission(db(), declined.id)).toBeNull();
    expect(await fillCommissions(db())).toBe(0);
  });
});
