import { type Database, releaseHealth } from '@heizplatz/api-platform';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

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
export type HealthRow = v.InferOutput<typeof Row>;

/** The histograms of all minutes as one; all begin with the same bucket. */
const sumHistograms = (column: SQL, since: Date) => sql`(
  select array_agg(total order by position) from (
    select position, sum(count) as total
    from release_health as other, unnest(${column}) with ordinality as bucket (count, position)
    where other.remote = release_health.remote and other.version = release_health.version
      and other.minute >= ${since.toISOString()}
    group by position) as buckets)`;

/** Sums of each version since a moment, the newest version of a remote first. */
export async function readVersionHealth(db: Database, since: Date): Promise<HealthRow[]> {
  const { rows } = await db.execute(sql`
    select remote, version, sum(visits) as visits, sum(server_errors + script_errors) as failed, sum(orders) as orders,
      ${sumHistograms(sql`other.lcp`, since)} as lcp, ${sumHistograms(sql`other.inp`, since)} as inp
    from ${releaseHealth} where minute >= ${since.toISOString()}
    group by remote, version order by remote, version desc`);
  return v.parse(v.array(Row), rows);
}
