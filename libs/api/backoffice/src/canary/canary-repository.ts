import type { Database } from '@heizplatz/api-platform';
import { releaseHealth } from '@heizplatz/releases/database';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CanaryComparison } from './judge-canary';

/** The driver gives sums as text. */
const Count = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
const Row = v.object({ is_canary: v.boolean(), visits: Count, failed: Count });

interface CanaryVisits {
  readonly remote: string;
  /** The canary's. */
  readonly version: string;
  /** Country ids; null: all. */
  readonly sites: readonly number[] | null;
  readonly since: Date;
}

/** Visits of the canary and of all other versions of the remote, on the canary's sites, since a moment. */
export async function countCanaryVisits(db: Database, canary: CanaryVisits): Promise<CanaryComparison> {
  const { remote, version, sites, since } = canary;
  const isOnSite = sites === null ? sql`true` : sql`country_id = any(${sql.param([...sites])}::int[])`;
  const { rows } = await db.execute(sql`
    select version = ${version} as is_canary, sum(visits) as visits, sum(server_errors + script_errors) as failed
    from ${releaseHealth}
    where remote = ${remote} and minute >= date_trunc('minute', ${since.toISOString()}::timestamptz) and ${isOnSite}
    group by 1`);
  const counts = v.parse(v.array(Row), rows);
  const find = (isCanary: boolean) => {
    const { visits = 0, failed = 0 } = counts.find((row) => row.is_canary === isCanary) ?? {};
    return { visits, failed: Math.min(failed, visits) };
  };
  return { canary: find(true), stable: find(false) };
}
