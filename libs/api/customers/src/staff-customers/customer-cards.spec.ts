import { newCustomer, placeOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { customerCards } from './schema';

const GROUPS = [3, 4, 6, 7] as const;
const market = withOrderMarket();

let customers: number[];
let template: typeof orders.$inferSelect;
beforeAll(async () => {
  const made = [await newCustomer(market()), await newCustomer(market()), await newCustomer(market())] as const;
  const { id } = await placeOrder(market(), made[0], { addressId: await made[0].shopper.addAddress() });
  const [row] = await market().api.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('the order is gone');
  template = row;
  customers = made.map(({ userId }) => userId);
});

interface Placed {
  readonly customer: number;
  readonly group: number;
  readonly day: number;
}

let copies = 0;
async function place(db: Database, placements: readonly Placed[]): Promise<void> {
  const generated = Object.entries(getTableColumns(orders)).filter(([, column]) => column.generated);
  const rows = placements.map(({ customer, group, day }) => ({
    ...template,
    ...Object.fromEntries(generated.map(([name]) => [name, undefined])),
    ...{ id: undefined, processId: crypto.randomUUID(), number: `DE-26-C${(copies += 1)}`, productGroupId: group },
    ...{ userId: customers[customer] ?? 0, placedAt: new Date(Date.UTC(2026, 0, 1 + day)) },
  }));
  await db.insert(orders).values(rows);
}

const readCards = (db: Database) =>
  db.select().from(customerCards).where(inArray(customerCards.userId, customers)).orderBy(asc(customerCards.userId));

/** All cards, counted anew; leaves the stored ones as they are. */
async function recount(db: Database) {
  const rolledBack = new Error('only read');
  let counted: Awaited<ReturnType<typeof readCards>> = [];
  const counting = db.transaction(async (tx) => {
    await tx.execute(sql`select refresh_customer_cards(${sql.param(customers)}::integer[])`);
    counted = await readCards(tx);
    throw rolledBack;
  });
  await counting.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
  return counted;
}

const customer = fc.nat(2);
const day = fc.nat(300);
const placed = fc.record({ customer, group: fc.constantFrom(...GROUPS), day });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ place: fc.array(placed, { minLength: 1, maxLength: 4 }) }) },
  fc.record({ cancel: fc.nat(20) }),
  fc.record({ remove: fc.nat(20) }),
  fc.record({ move: fc.nat(20), to: customer }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function nthOrder(db: Database, nth: number): Promise<string> {
  const rows = await db.select({ id: orders.id }).from(orders).orderBy(asc(orders.number));
  return rows[nth % rows.length]?.id ?? template.id;
}

async function run(db: Database, one: Step): Promise<void> {
  if ('place' in one) return place(db, one.place);
  if ('cancel' in one) {
    await db
      .update(orders)
      .set({ state: 'cancelled' })
      .where(eq(orders.id, await nthOrder(db, one.cancel)));
  } else if ('remove' in one) {
    await db.delete(orders).where(eq(orders.id, await nthOrder(db, one.remove)));
  } else {
    await db
      .update(orders)
      .set({ userId: customers[one.to] ?? 0 })
      .where(eq(orders.id, await nthOrder(db, one.move)));
  }
}

it('cards say what a full count says, after any orders, cancellations, deletions and merges', async () => {
  const { db } = market().api;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const one of steps) await run(db, one);
      expect(await readCards(db)).toEqual(await recount(db));
    }),
    { numRuns: 15 },
  );
});

it('two orders of a customer at once, and a full count beside them, are all counted', async () => {
  const { db } = market().api;
  const one = { customer: 1, group: 6, day: 310 };
  await Promise.all([
    ...Array.from({ length: 4 }, () => db.transaction((tx) => place(tx, [one, { ...one, day: 311 }]))),
    db.execute(sql`select refresh_customer_cards(${sql.param(customers)}::integer[])`),
  ]);
  expect(await readCards(db)).toEqual(await recount(db));
});

it('a customer whose card is missing gets one by the next order', async () => {
  const { db } = market().api;
  await db.delete(customerCards).where(eq(customerCards.userId, customers[2] ?? 0));
  await place(db, [{ customer: 2, group: 3, day: 320 }]);
  const cards = await readCards(db);
  expect(cards).toHaveLength(3);
  expect(cards).toEqual(await recount(db));
});
