import { branches, dealers, priceLists } from '@heizplatz/api-dealers';
import { isoDay, localDay } from '@heizplatz/api-platform';
import type { DealerState } from '@heizplatz/contract';
import { sql, type SQL } from 'drizzle-orm';

/**
 * The state of a dealer's offers, of the row of `dealers` that a query stands at. The table is named: of one table alone,
 * columns are written without it, and `id` would be the branch's.
 */
export function dealerState(now: Date): SQL<DealerState> {
  const day = isoDay(localDay(now));
  const hasPrices = sql`exists (select 1 from ${branches} b join ${priceLists} l on l.branch_id = b.id
    where b.dealer_id = ${dealers}.id and l.valid_from <= ${now.toISOString()})`;
  const isOpen = sql`exists (select 1 from ${branches} b where b.dealer_id = ${dealers}.id
    and (b.stopped_until is null or b.stopped_until <= ${day}))`;
  return sql<DealerState>`case when ${dealers.lockedAt} is not null then 'locked'
    when not ${hasPrices} then 'without-prices' when not ${isOpen} then 'stopped' else 'selling' end`;
}
