import { findCase, reviews } from '@heizplatz/api-after-sales';
import { readFuelStorages } from '@heizplatz/api-customers';
import { findUserAddresses, users } from '@heizplatz/api-identity';
import {
  findEvents,
  findSeller,
  type Order,
  getOrder,
  orderPositions,
  orders,
  presentOrder,
} from '@heizplatz/api-ordering';
import { openDatabase, type OpenDatabase } from '@heizplatz/api-platform';
import { createTestDatabase, FILL_TIMEOUTS, type TestDatabase } from '@heizplatz/api-platform/testing';
import { PlacedOrder } from '@heizplatz/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { DEMO_CUSTOMER_EMAIL } from '../customers/demo-customer';
import { DEMO_ORDERS } from './demo-order-plan';
import { DEMO_REVIEWS } from '../reviews/demo-reviews';
import { randomStreams } from '../random/random-streams';
import { seedDemoOrders } from './seed-demo-orders';
import { DEMO_DAY, DEMO_TEMPLATE } from '../testing/demo-templates';

const TODAY = DEMO_DAY;
const NOW = new Date(`${TODAY}T12:00:00Z`);

let database: TestDatabase;
let open: OpenDatabase;
let placed: Order[] = [];
let userId = 0;

const isTheirs = () => eq(orders.userId, userId);
const readOrders = async () =>
  (await open.db.select().from(orders).where(isTheirs()).orderBy(asc(orders.number))).map(getOrder);
const ownIds = () => placed.map(({ id }) => id);

beforeAll(async () => {
  database = await createTestDatabase(DEMO_TEMPLATE);
  open = openDatabase({ url: database.url, poolSize: 6, log: console, ...FILL_TIMEOUTS });
  const [customer] = await open.db.select().from(users).where(eq(users.email, DEMO_CUSTOMER_EMAIL));
  userId = customer?.id ?? 0;
  placed = await readOrders();
  // Two specs may wait for the demonstration to be made.
}, 240_000);

afterAll(async () => {
  await open.close();
  await database.drop();
});

/** What the seed decides; ids are random. */
const notices = (all: readonly Order[]) =>
  all.map(({ number, state, placedAt, totalCents, deliveredAmount, settledCents, dealerId }) => [
    ...[number.slice(0, 5), state, placedAt, totalCents],
    ...[deliveredAmount, settledCents, dealerId],
  ]);

describe('the demo customer', () => {
  it('has a case for each order that it cancelled', async () => {
    const cancelled = placed.filter(({ state }) => state === 'cancelled');
    expect(cancelled.length).toBeGreaterThan(0);
    for (const { id } of cancelled) expect(await findCase(open.db, id)).toMatchObject({ feedbackStatus: 0 });
  });

  it('has ordered all that the plan says, in states that fit their dates', async () => {
    expect(placed).toHaveLength(DEMO_ORDERS.length);
    expect(placed.every((order) => order.userId === userId && order.placedAt < NOW)).toBe(true);
    for (const order of placed) {
      const events = await findEvents(open.db, order.id);
      expect(events.at(-1)?.toState).toBe(order.state);
      const times = events.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(NOW.getTime());
      if (order.state === 'scheduled') expect(order.deliveryWindow?.Date.localeCompare(TODAY)).toBe(1);
    }
  });

  it('was charged what the split adds up to, and for the weight that came', async () => {
    const positions = await open.db.select().from(orderPositions).where(inArray(orderPositions.orderId, ownIds()));
    for (const { id, totalCents, amount, deliveredAmount, settledCents, state } of placed) {
      const own = positions.filter(({ orderId }) => orderId === id);
      expect(own.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(totalCents);
      const isBrought = ['delivered', 'invoiced', 'paid'].includes(state);
      expect(deliveredAmount !== null && settledCents !== null).toBe(isBrought);
      if (deliveredAmount !== null) expect(deliveredAmount / amount).toBeGreaterThan(0.93);
      if (deliveredAmount !== null) expect(deliveredAmount / amount).toBeLessThan(1.035);
    }
  });

  it('can open each of them as its owner', async () => {
    for (const order of placed) {
      const [seller, events] = [await findSeller(open.db, order.dealerId), await findEvents(open.db, order.id)];
      const view = presentOrder(order, {
        seller,
        events,
        documents: [],
        complaints: [],
        nextOffers: [],
        moveDates: [],
        plannedVat: null,
        token: null,
        now: NOW,
      });
      expect(v.parse(PlacedOrder, view)).toMatchObject({
        OrderNumber: order.number,
        Dealer: { Company: seller.company },
      });
      // A Swiss bill is made after weighing.
      expect(view.QrBillSvg !== null).toBe(order.countryId === 3 && order.settledCents !== null);
    }
  });

  it('has addresses in three countries, one default a type, and a store that runs out', async () => {
    const addresses = await findUserAddresses(open.db, userId);
    expect(new Set(addresses.map(({ countryId }) => countryId))).toEqual(new Set([1, 2, 3]));
    expect(addresses.filter(({ isDefault }) => isDefault).map(({ addressType }) => addressType)).toEqual([1, 0]);
    expect(addresses.every(({ city }) => city !== '')).toBe(true);
    const [home] = await readFuelStorages(open.db, { userId, countryId: 1, now: NOW });
    expect(home?.LastDelivery?.AmountKg).toBeGreaterThan(4000);
    expect(home?.RunsOutOn?.localeCompare(TODAY)).toBe(1);
  });

  it('has rated some of them, each once and after delivery, and its dealers’ means know', async () => {
    const all = await open.db.select().from(reviews);
    const rated = all.filter((one) => one.userId === userId);
    expect(rated).toHaveLength(DEMO_REVIEWS.length);
    for (const { orderId, dealerId, createdAt, shownName: displayName } of rated) {
      const order = placed.find(({ id }) => id === orderId);
      expect([order?.dealerId, order?.state, displayName]).toEqual([dealerId, 'paid', 'Katharina L.']);
      expect(createdAt.toISOString().localeCompare(order?.deliveredOn ?? '')).toBe(1);
      const dealer = await findSeller(open.db, dealerId);
      const own = all.filter((one) => one.dealerId === dealerId);
      expect(dealer.ratingCount).toBe(dealer.priorRatingCount + own.length);
      const stars = own.reduce((sum, one) => sum + one.stars, dealer.priorRatingStars);
      expect(dealer.ratingTenths).toBe(Math.round((stars * 10) / dealer.ratingCount));
    }
  });

  it('is not given them twice, and gets the same again on another machine', async () => {
    const random = randomStreams(20_261_121);
    await seedDemoOrders(open.db, { today: TODAY, random });
    expect(await readOrders()).toEqual(placed);
    await open.db.delete(orders).where(isTheirs());
    await seedDemoOrders(open.db, { today: TODAY, random });
    expect(notices(await readOrders())).toEqual(notices(placed));
  });
});
