import type { HealthSums } from '@heizplatz/releases';
import { releaseHealth } from '@heizplatz/releases/database';
import { lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** Adds one array to another, element by element. */
const addArrays = (stored: SQL, added: SQL): SQL => sql`coalesce((
  select array_agg(coalesce(one, 0) + coalesce(other, 0) order by position)
  from unnest(${stored}, ${added}) with ordinality as pair (one, other, position)), '{}')`;

/** What browsers name counts only for versions that a shell has served lately: anybody can send a name. */
const WAS_SERVED = sql`where exists (
  select from release_health as known
  where known.remote = added.remote and known.version = added.version and known.visits > 0)`;

interface AddOptions {
  /** Rounded down to its minute. */
  readonly now: Date;
  readonly source: 'shell' | 'browser';
}

/** Adds sums to those of the minute, in one statement; in a fixed order, so that two nodes do not lock each other. */
export async function addHealthSums(db: Database, sums: readonly HealthSums[], { now, source }: AddOptions) {
  if (sums.length === 0) return;
  await db.execute(sql`
    insert into release_health as stored
      (remote, version, country_id, minute, visits, server_errors, script_errors, orders, lcp, inp)
    select remote, version, "countryId", date_trunc('minute', ${now.toISOString()}::timestamptz), visits, "serverErrors",
      "scriptErrors", orders, lcp, inp
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as added (remote text, version text, "countryId" integer,
      visits integer, "serverErrors" integer, "scriptErrors" integer, orders integer, lcp integer[], inp integer[])
    ${source === 'browser' ? WAS_SERVED : sql``}
    order by remote, version, "countryId"
    on conflict (remote, version, country_id, minute) do update set
      visits = stored.visits + excluded.visits,
      server_errors = stored.server_errors + excluded.server_errors,
      script_errors = stored.script_errors + excluded.script_errors,
      orders = stored.orders + excluded.orders,
      lcp = ${addArrays(sql`stored.lcp`, sql`excluded.lcp`)},
      inp = ${addArrays(sql`stored.inp`, sql`excluded.inp`)}`);
}

export async function deleteHealthBefore(db: Database, time: Date): Promise<void> {
  await db.delete(releaseHealth).where(lt(releaseHealth.minute, time));
}
