import { type SQL, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { vitalPercentile } from '../vital-histogram.ts';
import { releaseHealth } from './tables.ts';

type Database = PgDatabase<NodePgQueryResultHKT>;

/** The driver gives sums as text. */
const Count = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
const Histogram = v.pipe(
  v.nullable(v.array(Count)),
  v.transform((counts) => counts ?? []),
);

const Row = v.object({
  remote: v.string(),
  version: v.string(),
  visits: Count,
  failed: Count,
  orders: Count,
  lcp: Histogram,
  inp: Histogram,
});
type Row = v.InferOutput<typeof Row>;

/** What happened to the visitors of a version. */
export interface VersionHealth {
  readonly remote: string;
  readonly version: string;
  /** Page lives with a page of this version, and those of them in which a page or a script failed. */
  readonly visits: number;
  readonly failedVisits: number;
  readonly orders: number;
  /** 75th percentiles, to a quarter; null: not measured. */
  readonly largestPaintMs: number | null;
  readonly interactionMs: number | null;
}

const PERCENTILE = 0.75;

/** A failure may be reported before its visit, and by a browser that counts twice: no more visits failed than there were. */
const toHealth = ({ remote, version, visits, failed, orders, lcp, inp }: Row): VersionHealth => ({
  ...{ remote, version, visits, failedVisits: Math.min(failed, visits), orders },
  largestPaintMs: vitalPercentile(lcp, PERCENTILE),
  interactionMs: vitalPercentile(inp, PERCENTILE),
});

/** The histograms of all minutes as one; all begin with the same bucket. */
const sumHistograms = (column: SQL, since: Date) => sql`(
  select array_agg(total order by position) from (
    select position, sum(count) as total
    from release_health as other, unnest(${column}) with ordinality as bucket (count, position)
    where other.remote = release_health.remote and other.version = release_health.version
      and other.minute >= ${since.toISOString()}
    group by position) as buckets)`;

/** Sums of each version since a moment, the newest version of a remote first; of one remote, or of all. */
export async function readVersionHealth(
  db: Database,
  { since, remote }: { readonly since: Date; readonly remote?: string },
): Promise<VersionHealth[]> {
  const ofRemote = remote === undefined ? sql`` : sql`and remote = ${remote}`;
  const { rows } = await db.execute(sql`
    select remote, version, sum(visits) as visits, sum(server_errors + script_errors) as failed, sum(orders) as orders,
      ${sumHistograms(sql`other.lcp`, since)} as lcp, ${sumHistograms(sql`other.inp`, since)} as inp
    from ${releaseHealth} where minute >= ${since.toISOString()} ${ofRemote}
    group by remote, version order by remote, version desc`);
  return v.parse(v.array(Row), rows).map(toHealth);
}
