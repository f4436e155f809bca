import { priceLists, priceSeries } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { placeFactors } from '@heizplatz/api-pricing';
import { sql } from 'drizzle-orm';
import { fillInBulk } from '../fill-in-bulk';
import { copyRows } from './copy-rows';

const DAYS_A_YEAR = 365.25;
/** How often dealers change their prices. */
const CHANGES_A_YEAR = 4;
const DAYS_A_CHANGE = Math.round(DAYS_A_YEAR / CHANGES_A_YEAR);
const LEAST = { lists: 8, days: 90 };

/**
 * Gives the market so many years of prices: series by day, places' factors by week, and each price list its former prices.
 * What is missing before is repeated from what is there. For use in a transaction.
 */
export async function lengthenPrices(tx: Database, years: number): Promise<void> {
  const days = Math.round(years * DAYS_A_YEAR);
  const weeks = Math.ceil(days / 7);
  const missing = sql`(${days}::int - cardinality(daily_cents))`;
  await tx.execute(sql`update ${priceSeries}
    set daily_cents = daily_cents[1:${missing}] || daily_cents, first_day = first_day - ${missing}
    where cardinality(daily_cents) between ${LEAST.days}::int and ${days - 1}::int`);
  const missingWeeks = sql`(${weeks}::int - cardinality(weekly))`;
  await tx.execute(sql`update ${placeFactors}
    set weekly = weekly[1:${missingWeeks}] || weekly, first_week = first_week - ${missingWeeks}
    where cardinality(weekly) between 1 and ${weeks - 1}::int`);
  const changes = Math.round(years * CHANGES_A_YEAR);
  await fillInBulk(tx, 'price_lists', async () => {
    const newest = sql`(select branch_id, product_id, certification_id, customer_group_id, max(valid_from) as at, count(*) as lists
      from ${priceLists} where valid_from <= now() group by 1, 2, 3, 4) as newest`;
    const isNewest = sql`newest.branch_id = base.branch_id and newest.product_id = base.product_id
      and newest.certification_id is not distinct from base.certification_id
      and newest.customer_group_id = base.customer_group_id and newest.at = base.valid_from`;
    const from = sql`${newest} join ${priceLists} as base on ${isNewest}
      cross join generate_series(1, ${changes}::int) as copy (k) where newest.lists < ${LEAST.lists}::int`;
    await copyRows(tx, priceLists, from, {
      changed: {
        valid_from: sql`base.valid_from - make_interval(days => copy.k * ${DAYS_A_CHANGE}::int)`,
        // As the table's trigger would write it; millions of rows are not written twice.
        valid_until: sql`base.valid_from - make_interval(days => (copy.k - 1) * ${DAYS_A_CHANGE}::int)`,
        unit_net_cents: sql`round(base.unit_net_cents * (1 - 0.008 * copy.k * abs(sin(copy.k + base.branch_id))))::int`,
      },
      without: ['id'],
    });
  });
}
