import type { CallContext } from '@heizplatz/api-platform';
import type { PageState } from '@heizplatz/contract';
import type { ContentRow, VersionRow } from './page-repository';

/** A planned version whose time has come is live, whether its job has run or not. */
export const getState = ({ state, goesLiveAt }: Pick<VersionRow, 'state' | 'goesLiveAt'>, now: Date): PageState =>
  state === 'planned' && goesLiveAt !== null && goesLiveAt <= now ? 'live' : state;

const hasBegun = ({ state, goesLiveAt }: VersionRow, now: Date): boolean =>
  state !== 'draft' && goesLiveAt !== null && goesLiveAt <= now;

/** The version that visitors see: the one that went live last. */
export function findVisibleVersion(versions: readonly VersionRow[], now: Date): VersionRow | undefined {
  const live = versions.filter((version) => hasBegun(version, now));
  const [last] = live.sort((a, b) => Number(b.goesLiveAt) - Number(a.goesLiveAt) || b.number - a.number);
  return last?.state === 'withdrawn' ? undefined : last;
}

/** Whether visitors have ever seen the page. */
export const wasEverVisible = (versions: readonly VersionRow[], now: Date): boolean =>
  versions.some((version) => hasBegun(version, now));

/** A version of news that was written before versions had a place of their own has the article's. */
export const withPlace = (
  { path, topic, isFeatured }: Pick<ContentRow, 'path' | 'topic' | 'isFeatured'>,
  version: VersionRow,
) => ({
  ...version,
  path: version.path ?? path,
  topic: version.topic ?? topic,
  isFeatured: version.isFeatured ?? isFeatured,
});

/** Who writes, as versions name them. */
export const getAuthor = ({ user }: Pick<CallContext, 'user'>) => ({
  authorId: user?.id ?? null,
  authorName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
});
