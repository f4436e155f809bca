import { products } from '@heizplatz/api-catalog';
import { branches, dealers, priceLists } from '@heizplatz/api-dealers';
import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, type DealerState, STAFF_LISTS } from '@heizplatz/contract';
import { inArray, sql } from 'drizzle-orm';
import { type DealerRow, dealerState } from './dealer-repository';

/** Some thousand rows at most: read whole, no index would be used. */
const searchText = sql`staff_words(${dealers.name}, ${dealers.company}, ${dealers.city}, ${dealers.zipCode}, ${dealers.slug})`;

/** Goods that have a price have a last one: read without the former ones. */
const IS_LAST = sql`l.valid_until is null`;

const sellsGroup = (groupId: number) => sql`exists (select 1 from ${branches} b
  join ${priceLists} l on l.branch_id = b.id and ${IS_LAST} join ${products} p on p.id = l.product_id
  where b.dealer_id = ${dealers}.id and p.product_group_id = ${groupId})`;

/** The dealers of /support/haendler. */
export const DEALER_ROWS: StaffListRows<CallRequest<typeof CALLS.staffDealers>['query']> = {
  id: dealers.id,
  from: sql`${dealers}`,
  where: ({ country, group, state, search }, { clock }) => [
    country === '' ? undefined : sql`${dealers.countryId} = ${Number(country)}`,
    group === '' ? undefined : sellsGroup(Number(group)),
    state === '' ? undefined : sql`${dealerState(clock())} = ${state}`,
    matchesText(searchText, search),
  ],
  sorts: {
    name: sql`${dealers.name} collate "und-x-icu"`,
    country: dealers.countryId,
    city: sql`${dealers.city} collate "und-x-icu"`,
    prices: dealers.pricesChangedAt,
    rating: dealers.ratingTenths,
  } satisfies ListSorts<typeof STAFF_LISTS.staffDealers>,
  defaultSort: STAFF_LISTS.staffDealers.defaultSort,
};

/** The product groups that each dealer has prices for. */
export async function findSoldGroups(db: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await db.execute<{ dealerId: number; groups: number[] }>(sql`
    select b.dealer_id as "dealerId", array_agg(distinct p.product_group_id::int order by p.product_group_id::int) as groups
    from ${branches} b join ${priceLists} l on l.branch_id = b.id and ${IS_LAST} join ${products} p on p.id = l.product_id
    where b.dealer_id in ${ids} group by b.dealer_id`);
  return new Map(rows.map(({ dealerId, groups }) => [dealerId, groups]));
}

const branchCount = sql<number>`(select count(*)::int from ${branches} b where b.dealer_id = ${dealers}.id)`;

export interface ListedDealer {
  readonly row: DealerRow;
  readonly state: DealerState;
  readonly branchCount: number;
}

export const findListedDealers = (db: Database, ids: readonly number[], now: Date): Promise<ListedDealer[]> =>
  db
    .select({ row: dealers, state: dealerState(now), branchCount })
    .from(dealers)
    .where(inArray(dealers.id, [...ids]));
