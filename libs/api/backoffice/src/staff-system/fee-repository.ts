import { products } from '@heizplatz/api-catalog';
import { branches, dealers, priceLists } from '@heizplatz/api-dealers';
import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import {
  type CALLS,
  type CallRequest,
  CountryId,
  CustomerGroupId,
  ProductGroupId,
  type DeliveryPointFeeRow,
  STAFF_LISTS,
} from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

/** Groups of one dealer stand in their order by it. */
const FEE_ID = sql`concat_ws('-', fee.dealer_id, lpad(fee.product_group_id::text, 2, '0'), fee.fee_cents,
  (extract(epoch from fee.valid_from) * 1000000)::bigint)`;

/**
 * Each dealer's fees per delivery point, out of the price lists that count at a moment and those to come: 160,000 lists of
 * 4,000 dealers are 17,000 fees. Lists that say the same are one before their branches are looked up.
 */
const feesAt = (now: Date): SQL => sql`(
    select branch.dealer_id, product.product_group_id, list.station_net_cents as fee_cents, list.valid_from
    from (
      select branch_id, product_id, station_net_cents, valid_from from ${priceLists} where valid_until is null
      group by branch_id, product_id, station_net_cents, valid_from
      union all
      select branch_id, product_id, station_net_cents, valid_from from ${priceLists} where valid_until > ${now.toISOString()}
    ) as list join ${branches} as branch on branch.id = list.branch_id join ${products} as product on product.id = list.product_id
    group by branch.dealer_id, product.product_group_id, list.station_net_cents, list.valid_from
  ) as fee join ${dealers} as dealer on dealer.id = fee.dealer_id`;

/** Francs and euros are not compared: sorted by the fee, each country stands apart. */
const byFee = sql`(dealer.country_id * 1000000000::bigint + fee.fee_cents)`;

export const FEE_ROWS: StaffListRows<CallRequest<typeof CALLS.stationFees>['query']> = {
  id: FEE_ID,
  from: ({ clock }) => feesAt(clock()),
  areComputed: true,
  where: ({ country, group, phase, search }, { clock }) => [
    country === '' ? undefined : sql`dealer.country_id = ${Number(country)}`,
    group === '' ? undefined : sql`fee.product_group_id = ${Number(group)}`,
    phase === '' ? undefined : sql`(fee.valid_from > ${clock().toISOString()}) = ${phase === 'coming'}`,
    matchesText(sql`staff_words(dealer.name, dealer.company, dealer.city)`, search),
  ],
  sorts: {
    Dealer: sql`dealer.name collate "und-x-icu"`,
    Group: sql`fee.product_group_id`,
    Fee: byFee,
    ValidFrom: sql`fee.valid_from`,
  } satisfies ListSorts<typeof STAFF_LISTS.stationFees>,
  defaultSort: STAFF_LISTS.stationFees.defaultSort,
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

/** Of a dealer, lists that end so: joined in each part, since no condition reaches the parts of a union by their indexes. */
const listsThatEnd = (end: SQL): SQL => sql`
  select list.product_id, list.customer_group_id, list.station_net_cents, list.valid_from, branch.place
  from ${branches} as branch join ${priceLists} as list on list.branch_id = branch.id
  where branch.dealer_id = dealer.id and list.valid_until ${end}`;

/** Of one dealer after the other, for whom they count and where. */
const detailedFeesAt = (now: string): SQL => sql`${dealers} as dealer cross join lateral (
    select dealer.id as dealer_id, product.product_group_id, list.station_net_cents as fee_cents, list.valid_from,
      list.valid_from > ${now} as is_coming,
      array_agg(distinct list.customer_group_id::int) as customer_groups, array_agg(distinct list.place) as places
    from (${listsThatEnd(sql`is null`)} union all ${listsThatEnd(sql`> ${now}`)}) as list
      join ${products} as product on product.id = list.product_id
    group by product.product_group_id, list.station_net_cents, list.valid_from
  ) as fee`;

/** The fees of these ids as they are at a moment; an id begins with its dealer. */
export async function readFees(db: Database, ids: readonly string[], now: Date): Promise<DeliveryPointFeeRow[]> {
  const dealerIds = [...new Set(ids.map((id) => Number(id.split('-')[0])))];
  const { rows } = await db.execute(sql`
    select ${FEE_ID} as id, fee.*, dealer.name, dealer.country_id from ${detailedFeesAt(now.toISOString())}
    where dealer.id = any(${sql.param(dealerIds)}::int[])`);
  return v.parse(v.array(Match), rows).map((row) => ({
    FeeId: row.id,
    CountryId: row.country_id,
    Currency: siteById(row.country_id).currency.code,
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
