import type { NewsState } from '@heizplatz/contract';
import { sql, type SQL } from 'drizzle-orm';
import { contents, contentVersions } from '../content-pages/schema';

export type VersionRow = typeof contentVersions.$inferSelect;

/** Of the version that is shown last of all: planned ones come after live ones. */
const lastShown = (what: SQL): SQL => sql`(select ${what} from ${contentVersions} v
  where v.content_id = ${contents}.id and v.state <> 'draft' order by v.goes_live_at desc, v.number desc limit 1)`;

/** Draft, planned, live or withdrawn, by the clock. */
export const newsState = (now: Date): SQL<NewsState> =>
  sql<NewsState>`coalesce(${lastShown(sql`case when v.goes_live_at > ${now.toISOString()} then 'planned'
    when v.state = 'withdrawn' then 'withdrawn' else 'live' end`)}, 'draft')`;

export const goesLiveAt = lastShown(sql`v.goes_live_at`);

/** The same of versions that were read: what is shown last of all; undefined: nothing yet. */
export const lastShownOf = (versions: readonly VersionRow[]): VersionRow | undefined =>
  versions
    .filter(({ state }) => state !== 'draft')
    .sort((one, other) => timeOf(other) - timeOf(one) || other.number - one.number)[0];

/** When a version is seen, ms; 0: not yet. */
export const timeOf = (version: VersionRow): number => version.goesLiveAt?.getTime() ?? 0;

export function stateOfVersion(version: VersionRow | undefined, now: Date): NewsState {
  if (!version || version.state === 'draft') return 'draft';
  if (timeOf(version) > now.getTime()) return 'planned';
  return version.state === 'withdrawn' ? 'withdrawn' : 'live';
}
