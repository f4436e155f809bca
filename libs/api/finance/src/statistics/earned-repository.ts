import type { Database } from '@heizplatz/api-platform';
import { CURRENCY_CODES } from '@heizplatz/country';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { commissions } from '../commissions/schema';
import { CURRENCY, type MetricsQuery } from './metrics-repository';

const Earned = v.object({ currency: v.picklist(CURRENCY_CODES), netCents: v.number(), commissionCents: v.number() });
export type Earned = v.InferOutput<typeof Earned>;

/** Commissions that arose in a period, by currency; a closed month counts as it was closed. */
export async function findEarned(
  db: Database,
  { period, countryId, dealerId }: Pick<MetricsQuery, 'period' | 'countryId' | 'dealerId'>,
): Promise<Earned[]> {
  const where = sql.join(
    [
      // A commission counts in the month in which it arose, or in a later one: found by the index on months.
      sql`month >= date_trunc('month', ${period.from}::date)`,
      sql`arisen_on between ${period.from}::date and ${period.to}::date`,
      sql`coalesce(booked_state, state) <> 'void'`,
      ...(countryId === null ? [] : [sql`country_id = ${countryId}`]),
      ...(dealerId === null ? [] : [sql`dealer_id = ${dealerId}`]),
    ],
    sql` and `,
  );
  const { rows } = await db.execute(sql`
    select ${CURRENCY} as currency, sum(coalesce(booked_net_cents, net_cents))::float8 as "netCents",
      sum(coalesce(booked_cents, amount_cents))::float8 as "commissionCents"
    from ${commissions} where ${where} group by 1`);
  return v.parse(v.array(Earned), rows);
}
