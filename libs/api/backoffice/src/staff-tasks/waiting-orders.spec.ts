import { commissionMonths } from '@heizplatz/api-finance';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orders } from '@heizplatz/api-ordering';
import { type DealerDesk, openDesk, watchAt, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS, type StaffTaskKind } from '@heizplatz/contract';
import { type Role, ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

const market = withOrderMarket();
/** Placed on Saturday, 21 November: due on Tuesday at 24:00 in Berlin. */
const LAST_MOMENT = new Date('2026-11-24T22:59:59Z');
const WEDNESDAY = new Date('2026-11-25T09:00:00Z');
const FRIDAY = new Date('2026-11-27T09:00:00Z');
const AFTER_A_MONTH = new Date('2026-12-25T09:00:00Z');

async function readAt(now: Date, kind: StaffTaskKind, role: Role = ROLES.dealerSupport) {
  const { api } = market();
  api.setNow(now);
  const email = `${role}-${now.getTime()}@example.com`.toLowerCase();
  await insertCustomer(api, { email, roles: [role] });
  const { Rows } = await (await loggedIn(api, email)).call(CALLS.staffWorkList, { query: { kind } });
  return Rows;
}
afterEach(() => market().api.setNow(TEST_NOW));

describe('an order without an answer', () => {
  let desk: DealerDesk;
  beforeAll(async () => {
    desk = await openDesk(market());
  });

  it('waits for its dealer, not for staff, until the deadline', async () => {
    expect(await readAt(LAST_MOMENT, 'dealer-answer')).toEqual([]);
  });

  it('stays with staff after it has expired, and says since how many working days', async () => {
    await watchAt(market(), WEDNESDAY);
    const [first] = await readAt(WEDNESDAY, 'dealer-answer');
    expect(first).toMatchObject({ ObjectId: desk.orderId, AgeDays: 0, DaysLeft: -1, WorkingDaysLate: 1 });
    const [later] = await readAt(FRIDAY, 'dealer-answer');
    expect(later).toMatchObject({ AgeDays: 2, DaysLeft: -3, WorkingDaysLate: 3 });
    expect(await readAt(AFTER_A_MONTH, 'dealer-answer')).toEqual([]);
  });
});

it('an order with a proposed date was answered, though it expired', async () => {
  const desk = await openDesk(market());
  await desk.done('propose-date', { Date: '2026-12-11', From: '08:00', To: '12:00' });
  await market().api.db.update(orders).set({ answerDueAt: LAST_MOMENT }).where(eq(orders.id, desk.orderId));
  await watchAt(market(), WEDNESDAY);
  const waiting = await readAt(new Date(WEDNESDAY.getTime() + 1), 'dealer-answer');
  expect(waiting.map(({ ObjectId }) => ObjectId)).not.toContain(desk.orderId);
});

it('a complaint waits from its last message on, until the dealer answers', async () => {
  const desk = await openDesk(market());
  await market().api.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, desk.orderId));
  const body = { OrderId: desk.orderId, Kind: 'quality', Text: 'Zu viel Staub', Token: desk.customerToken() };
  await desk.client.post(CALLS.complainAboutOrder.path, body);
  const [complaint] = await readAt(new Date('2026-11-23T10:00:00Z'), 'complaint');
  expect(complaint).toMatchObject({ Reference: desk.orderId, AgeDays: 2, DueAt: null });
  market().api.setNow(TEST_NOW);
  await desk.act('complaint', { ComplaintId: Number(complaint?.ObjectId), Text: 'Wir tauschen die Ware' });
  expect(await readAt(new Date('2026-11-23T11:00:00Z'), 'complaint')).toEqual([]);
});

it('a weight far below the order waits for support until somebody confirms it', async () => {
  const desk = await openDesk(market());
  await desk.done('accept');
  await desk.done('weight', { DeliveredAmount: 1, DeliveredOn: '2026-11-21' });
  const [row, ...more] = await readAt(new Date('2026-11-23T10:30:00Z'), 'reported-weight', ROLES.customerSupport);
  expect([row, more]).toMatchObject([{ ObjectId: desk.orderId, AgeDays: 2, DueAt: null }, []]);
  expect(await readAt(new Date('2026-11-23T10:31:00Z'), 'reported-weight', ROLES.financial)).toEqual([]);
  market().api.setNow(TEST_NOW);
  await desk.answerWeight(true);
  expect(await readAt(new Date('2026-11-23T10:32:00Z'), 'reported-weight')).toEqual([]);
});

it('the oldest month that is over waits to be closed', async () => {
  const closed = { closedAt: TEST_NOW, closedByName: 'Ruth' };
  await market()
    .api.db.insert(commissionMonths)
    .values({ month: '2026-09-01', ...closed });
  const [month, ...more] = await readAt(TEST_NOW, 'month', ROLES.financial);
  expect([month, more]).toMatchObject([{ ObjectId: '2026-10', Title: '10/2026', AgeDays: 20, DueAt: null }, []]);
  await market()
    .api.db.insert(commissionMonths)
    .values({ month: '2026-10-01', ...closed });
  expect(await readAt(new Date(TEST_NOW.getTime() + 1), 'month', ROLES.financial)).toEqual([]);
});
