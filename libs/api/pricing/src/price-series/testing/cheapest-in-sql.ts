import type { Database } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS, type ProductGroup } from '@heizplatz/calculator';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { scaleStep } from '../../offers/price-offer';

export interface CheapestInSql {
  readonly zipCode: string;
  readonly stateId: number;
  /** Gross per t, pallet goods too. */
  readonly cents: number;
  readonly dealers: number;
  readonly dealerIds: readonly number[];
}

const Rows = v.array(
  v.object({
    zipCode: v.string(),
    stateId: v.number(),
    cents: v.number(),
    dealers: v.number(),
    dealerIds: v.array(v.number()),
  }),
);

interface Query {
  readonly countryId: number;
  readonly productId: number;
  readonly groupId: 3 | 4;
  readonly now: Date;
}

/** Half up, as rule PRICE-01 rounds each part. */
const rounded = (value: ReturnType<typeof sql>) => sql`floor(${value} + 0.5)`;

const toNet = ({ comparisonAmount: amount, scale, priceUnit }: ProductGroup) => sql`
  ${rounded(sql`l.unit_net_cents::numeric * l.scale_factors[${scaleStep(scale, amount) + 1}::int] * ${amount}::int / (10000 * ${priceUnit.size}::int)`)}
  + ${rounded(sql`l.zone_net_cents[least(a.zone + 1, cardinality(l.zone_net_cents))]::numeric * ${amount}::int / ${priceUnit.size}::int`)}
  + l.station_net_cents + t.net_cents`;

/**
 * The cheapest offer of each postcode by SQL alone, over the tables that dealers' prices stand in: for a private customer,
 * one delivery point, no options, at the group's comparison amount.
 */
export async function cheapestInSql(
  db: Database,
  { countryId, productId, groupId, now }: Query,
): Promise<CheapestInSql[]> {
  const group = PRODUCT_GROUPS[groupId];
  const { comparisonAmount: amount, priceUnit } = group;
  const unit = group.isPallet
    ? rounded(sql`gross * 1000 / (${amount}::int * pallet_weight_kg)`)
    : rounded(sql`gross * ${priceUnit.size}::int / ${amount}::int`);
  const { rows } = await db.execute(sql`
    with l as (
      select distinct on (branch_id, certification_id) * from price_lists
      where product_id = ${productId} and customer_group_id = 1 and valid_from <= ${now.toISOString()}::timestamptz
      order by branch_id, certification_id, valid_from desc
    ), t as (
      select id as branch_id, 0 as net_cents from branches
      union all
      select bo.branch_id, bo.net_cents from branch_options bo
      join options o on o.id = bo.option_id and o.key = 'DeliveryTime'
      join option_groups og on og.option_id = o.id and og.product_group_id = ${groupId}
    ), vat as (
      select rate_basis_points as rate from vat_rates
      where country_id = ${countryId} and product_group_id = ${groupId} and product_id in (0, ${productId})
        and valid_from <= ${now.toISOString()}::timestamptz
      order by product_id desc, valid_from desc limit 1
    ), net as (
      select a.zip_code, b.dealer_id, l.pallet_weight_kg, ${toNet(group)} as net
      from delivery_areas a
      join branches b on b.id = a.branch_id and (b.stopped_until is null or b.stopped_until <= ${now.toISOString()}::date)
      join l on l.branch_id = b.id
      join t on t.branch_id = b.id
      where a.country_id = ${countryId}
        and exists (select 1 from dealer_payments p where p.dealer_id = b.dealer_id and p.customer_group_id = 1)
    ), gross as (
      select zip_code, dealer_id, pallet_weight_kg, net + ${rounded(sql`net * rate / 10000`)} as gross from net, vat
    )
    select g.zip_code as "zipCode", p.state_id as "stateId", min(${unit})::int as cents,
           count(distinct g.dealer_id)::int as dealers, array_agg(distinct g.dealer_id) as "dealerIds"
    from gross g join postcodes p on p.country_id = ${countryId} and p.zip_code = g.zip_code
    group by g.zip_code, p.state_id order by g.zip_code`);
  return v.parse(Rows, rows);
}
