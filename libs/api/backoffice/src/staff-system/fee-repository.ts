import { products } from '@heizplatz/api-catalog';
import { branches, dealers, priceLists } from '@heizplatz/api-dealers';
import { type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import {
  type CALLS,
  type CallRequest,
  CountryId,
  CustomerGroupId,
  ProductGroupId,
  type DeliveryPointFeeRow,
} from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

/** Of a dealer, lists that end so: joined in each part, since no condition reaches the parts of a union by their indexes. */
const listsThatEnd = (end: SQL): SQL => sql`
  select list.product_id, list.customer_group_id, list.station_net_cents, list.valid_from, branch.place
  from ${branches} as branch join ${priceLists} as list on list.branch_id = branch.id
  where branch.dealer_id = dealer.id and list.valid_until ${end}`;

/** Of a dealer, the price lists that count at a moment and those to come. */
const getLists = (now: string): SQL => sql`(${listsThatEnd(sql`is null`)} union all ${listsThatEnd(sql`> ${now}`)})`;

/** Groups of one dealer stand in their order by it. */
const FEE_ID = sql`concat_ws('-', dealer.id, lpad(product.product_group_id::text, 2, '0'), list.station_net_cents,
  (extract(epoch from list.valid_from) * 1000000)::bigint)`;

/**
 * Dealers in the order of their names, each with the fee per delivery point of its prices. The first page is read
 * from the first dealers alone; sorted by anything else, all dealers are read.
 */
const feesAt = (now: Date): SQL => sql`(
    select id, name, country_id, staff_words(name, company, city) as words from ${dealers} order by name collate "und-x-icu", id
  ) as dealer cross join lateral (
    select ${FEE_ID} as id, product.product_group_id, list.station_net_cents as fee_cents, list.valid_from,
      list.valid_from > ${now.toISOString()} as is_coming,
      array_agg(distinct list.customer_group_id::int) as customer_groups, array_agg(distinct list.place) as places
    from ${getLists(now.toISOString())} as list join ${products} as product on product.id = list.product_id
    group by product.product_group_id, list.station_net_cents, list.valid_from
  ) as fee`;

/** Francs and euros are not compared: sorted by the fee, each country stands apart. */
const byFee = sql`(dealer.country_id * 1000000000::bigint + fee.fee_cents)`;

export const FEE_ROWS: StaffListRows<CallRequest<typeof CALLS.stationFees>['query']> = {
  id: sql`fee.id`,
  from: ({ clock }) => feesAt(clock()),
  where: ({ country, group, phase, search }) => [
    country === '' ? undefined : sql`dealer.country_id = ${Number(country)}`,
    group === '' ? undefined : sql`fee.product_group_id = ${Number(group)}`,
    phase === '' ? undefined : sql`fee.is_coming = ${phase === 'coming'}`,
    matchesText(sql`dealer.words`, search),
  ],
  sorts: {
    Dealer: sql`dealer.name collate "und-x-icu"`,
    Group: sql`fee.product_group_id`,
    Fee: byFee,
    ValidFrom: sql`fee.valid_from`,
  },
  defaultSort: 'Dealer',
};

const Match = v.object({
  ...{ id: v.string(), country_id: CountryId, dealer_id: v.number(), name: v.string() },
  ...{
    product_group_id: ProductGroupId,
    fee_cents: v.number(),
    is_coming: v.boolean(),
    valid_from: v.pipe(v.string(), v.toDate()),
  },
  ...{ customer_groups: v.array(CustomerGroupId), places: v.array(v.string()) },
});

/** The fees of these ids as they are at a moment; an id begins with its dealer. */
export async function readFees(db: Database, ids: readonly string[], now: Date): Promise<DeliveryPointFeeRow[]> {
  const dealerIds = [...new Set(ids.map((id) => Number(id.split('-')[0])))];
  const { rows } = await db.execute(sql`
    select fee.*, dealer.id as dealer_id, dealer.name, dealer.country_id from ${feesAt(now)}
    where dealer.id = any(${sql.param(dealerIds)}::int[])`);
  return v.parse(v.array(Match), rows).map((row) => ({
    FeeId: row.id,
    CountryId: row.country_id,
    Currency: siteById(row.country_id).currency.code === 'CHF' ? 'CHF' : 'EUR',
    DealerId: row.dealer_id,
    DealerName: row.name,
    ProductGroupId: row.product_group_id,
    CustomerGroupIds: row.customer_groups,
    Branches: row.places,
    Fee: row.fee_cents / 100,
    ValidFrom: row.valid_from.toISOString(),
    Phase: row.is_coming ? 'coming' : 'current',
  }));
}
