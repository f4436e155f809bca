import { openDatabase, type OpenDatabase } from '@heizplatz/api-platform';
import { createTestDatabase, type TestDatabase } from '@heizplatz/api-platform/testing';
import { asc, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { branches, dealers, priceLists } from './schema';

let database: TestDatabase;
let open: OpenDatabase;
const BRANCHES = [1, 2];

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase({ url: database.url, poolSize: 3, log: console });
  const address = { street: '', zipCode: '', city: '', phone: '', email: '', register: '', taxNumber: '' };
  const dealer = { id: 1, countryId: 1, slug: 'a', name: 'A', company: 'A', sinceYear: 2000, ...address };
  await open.db.insert(dealers).values(dealer);
  const place = { place: '', zipCode: '', latitude: 0, longitude: 0, leadWorkingDays: 1, deliveryWeekdays: 31 };
  const made = BRANCHES.map((id) => ({ ...place, id, dealerId: 1, countryId: 1, slug: `b${id}` }));
  await open.db.insert(branches).values(made);
}, 120_000);
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(() => open.db.delete(priceLists));

const Goods = {
  branchId: fc.constantFrom(...BRANCHES),
  productId: fc.integer({ min: 1, max: 2 }),
  certificationId: fc.constantFrom(null, 1, 2),
  customerGroupId: fc.integer({ min: 1, max: 2 }),
  // Few days, so that lists begin at the same moment.
  validFrom: fc.integer({ min: 1, max: 6 }).map((day) => new Date(Date.UTC(2030, 0, day))),
};
const PRICE = { unitNetCents: 1, scaleFactors: [10_000], zoneNetCents: [0], stationNetCents: 1 };
/** Some of the rows, by their places among all. */
const chosen = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 4 });
const Change = fc.oneof(
  fc.record({ kind: fc.constant('insert'), lists: fc.array(fc.record(Goods), { minLength: 1, maxLength: 5 }) }),
  fc.record({
    kind: fc.constant('update'),
    chosen,
    to: fc.record({ ...Goods, unitNetCents: fc.nat(9) }, { requiredKeys: ['unitNetCents'] }),
  }),
  fc.record({ kind: fc.constant('delete'), chosen }),
);
type Change = typeof Change extends fc.Arbitrary<infer Value> ? Value : never;

const readLists = () => open.db.select().from(priceLists).orderBy(asc(priceLists.validFrom), asc(priceLists.id));
type List = Awaited<ReturnType<typeof readLists>>[number];

async function apply(change: Change): Promise<void> {
  if ('lists' in change) {
    await open.db.insert(priceLists).values(change.lists.map((goods) => ({ ...PRICE, ...goods })));
    return;
  }
  const lists = await readLists();
  const ids = change.chosen.flatMap((at) => lists[at % Math.max(lists.length, 1)]?.id ?? []);
  const isChosen = inArray(priceLists.id, ids);
  if (ids.length === 0) return;
  if ('to' in change) await open.db.update(priceLists).set(change.to).where(isChosen);
  else await open.db.delete(priceLists).where(isChosen);
}

const getKey = (list: List) => [list.branchId, list.productId, list.certificationId, list.customerGroupId].join();

/** When each list ends, by the order of those of its goods. */
function endsBySorting(lists: readonly List[]): Map<number, Date | null> {
  const following = (list: List, at: number) => lists.slice(at + 1).find((other) => getKey(other) === getKey(list));
  return new Map(lists.map((list, at) => [list.id, following(list, at)?.validFrom ?? null]));
}

async function expectEnds(): Promise<void> {
  const lists = await readLists();
  expect(new Map(lists.map(({ id, validUntil }) => [id, validUntil]))).toEqual(endsBySorting(lists));
}

it('a list ends where the next of its goods begins, whatever was inserted, changed and deleted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Change, { minLength: 1, maxLength: 12 }), async (changes) => {
      await open.db.delete(priceLists);
      for (const change of changes) {
        await apply(change);
        await expectEnds();
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

it('lists that two insert at once end as if one had come after the other', async () => {
  const list = (day: number) => ({
    ...{ ...PRICE, branchId: 1, productId: 1, certificationId: null, customerGroupId: 1 },
    validFrom: new Date(Date.UTC(2030, 0, day)),
  });
  await open.db.insert(priceLists).values([list(1), list(9)]);
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await open.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };
  let second: Promise<unknown> = Promise.resolve();
  await open.db.transaction(async (tx) => {
    await tx.insert(priceLists).values(list(3));
    await tx.delete(priceLists).where(sql`${priceLists.validFrom} = ${list(9).validFrom.toISOString()}`);
    second = open.db.insert(priceLists).values(list(5)).execute();
    while (!(await isWaiting()));
  });
  await second;
  await expectEnds();
  expect((await readLists()).map(({ validUntil }) => validUntil?.getUTCDate())).toEqual([3, 5, undefined]);
});

it('lists of a branch that goes leave nothing behind', async () => {
  const lists = BRANCHES.map((branchId) => ({
    ...{ ...PRICE, branchId, productId: 1, certificationId: null, customerGroupId: 1 },
    validFrom: new Date(Date.UTC(2030, 0, 1)),
  }));
  await open.db.insert(priceLists).values([...lists, ...lists]);
  await open.db.delete(branches).where(inArray(branches.id, [2]));
  await expectEnds();
  expect(await readLists()).toHaveLength(2);
});
