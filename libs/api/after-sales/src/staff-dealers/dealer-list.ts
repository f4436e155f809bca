import { products } from '@heizplatz/api-catalog';
import { branches, dealers, priceLists } from '@heizplatz/api-dealers';
import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { inArray, sql } from 'drizzle-orm';
import { dealerState } from './dealer-state';

const STATE_NAMES = { selling: 'bietet an', stopped: 'gestoppt', 'without-prices': 'ohne Preise', locked: 'gesperrt' };
const COUNTRY_NAMES = ['', 'DE', 'AT', 'CH'];

/** Some thousand rows at most: read whole, no index would be used. */
const words = sql`staff_words(${dealers.name}, ${dealers.company}, ${dealers.city}, ${dealers.zipCode}, ${dealers.slug})`;

const sellsGroup = (groupId: number) => sql`exists (select 1 from ${branches} b
  join ${priceLists} l on l.branch_id = b.id join ${products} p on p.id = l.product_id
  where b.dealer_id = ${dealers}.id and p.product_group_id = ${groupId})`;

async function groupsOf(db: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await db.execute<{ dealerId: number; groups: number[] }>(sql`
    select b.dealer_id as "dealerId", array_agg(distinct p.product_group_id::int order by p.product_group_id::int) as groups
    from ${branches} b join ${priceLists} l on l.branch_id = b.id join ${products} p on p.id = l.product_id
    where b.dealer_id in ${ids} group by b.dealer_id`);
  return new Map(rows.map(({ dealerId, groups }) => [dealerId, groups]));
}

const branchCount = sql<number>`(select count(*)::int from ${branches} b where b.dealer_id = ${dealers}.id)`;
const countryOf = (countryId: number): 1 | 2 | 3 => (countryId === 2 || countryId === 3 ? countryId : 1);

/** /support/haendler. */
export const dealerList = defineStaffList({
  call: CALLS.staffDealers,
  exportCall: CALLS.exportStaffDealers,
  fileName: 'haendler',
  id: dealers.id,
  from: sql`${dealers}`,
  where: ({ country, group, state, search }, { clock }) => [
    country === '' ? undefined : sql`${dealers.countryId} = ${Number(country)}`,
    group === '' ? undefined : sellsGroup(Number(group)),
    state === '' ? undefined : sql`${dealerState(clock())} = ${state}`,
    wordsMatch(words, search),
  ],
  sorts: {
    name: sql`${dealers.name} collate "und-x-icu"`,
    country: dealers.countryId,
    city: sql`${dealers.city} collate "und-x-icu"`,
    prices: dealers.pricesChangedAt,
    rating: dealers.ratingTenths,
  },
  defaultSort: 'name',
  read: async (db, ids, { clock }) => {
    const numbers = ids.map(Number);
    if (numbers.length === 0) return [];
    const rows = await db
      .select({ row: dealers, state: dealerState(clock()), branchCount })
      .from(dealers)
      .where(inArray(dealers.id, numbers));
    const groups = await groupsOf(db, numbers);
    return rows.map(({ row, state, branchCount: count }) => ({
      Id: row.id,
      CountryId: countryOf(row.countryId),
      Name: row.name,
      City: row.city,
      BranchCount: count,
      ProductGroupIds: groups.get(row.id) ?? [],
      State: state,
      PricesChangedAt: row.pricesChangedAt?.toISOString() ?? null,
      Rating: row.ratingTenths === null ? null : row.ratingTenths / 10,
      RatingCount: row.ratingCount,
    }));
  },
  idOf: ({ Id }) => Id,
  columns: [
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
    { title: 'Händler', kind: 'text', value: ({ Name }) => Name },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => COUNTRY_NAMES[CountryId] },
    { title: 'Ort', kind: 'text', value: ({ City }) => City },
    { title: 'Filialen', kind: 'number', value: ({ BranchCount }) => BranchCount },
    { title: 'Warengruppen', kind: 'text', value: ({ ProductGroupIds }) => ProductGroupIds.join(' ') },
    { title: 'Stand', kind: 'text', value: ({ State }) => STATE_NAMES[State] },
    { title: 'Preise zuletzt geändert', kind: 'time', value: ({ PricesChangedAt }) => PricesChangedAt },
    { title: 'Bewertung', kind: 'number', value: ({ Rating }) => Rating },
    { title: 'Bewertungen', kind: 'number', value: ({ RatingCount }) => RatingCount },
  ],
});
