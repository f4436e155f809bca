import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, STAFF_LISTS, type StaffNewsRow } from '@heizplatz/contract';
import { COUNTRY_IDS, type CountryId } from '@heizplatz/country';
import { topicName } from '../content-pages/topics';
import { findFeatured } from '../news/news-repository';
import type { VersionRow } from './article-repository';
import { NEWS_ROWS, readNews } from './news-list-repository';
import { getVersionState } from './news-state';

type Query = CallRequest<typeof CALLS.staffNews>['query'];

const getTopic = (Key: string, countryId: CountryId) => ({ Key, Name: topicName(Key, countryId) });
/** Not visible yet: it will be the lead article by then, whichever leads now. */
const isAhead = (version: VersionRow, now: Date): boolean => getVersionState(version, now) !== 'live';

async function newsByIds(db: Database, ids: readonly number[], now: Date): Promise<StaffNewsRow[]> {
  if (ids.length === 0) return [];
  const rows = await readNews(db, ids, now);
  const leads = new Set(
    await Promise.all(COUNTRY_IDS.map(async (countryId) => (await findFeatured(db, { countryId, now }))?.id)),
  );
  return rows.map(({ content, version, state, goesLiveAt: at }) => ({
    NewsId: content.id,
    CountryId: content.countryId,
    Title: version.title,
    Path: version.path ?? content.path,
    Topic: getTopic(version.topic ?? content.topic ?? '', content.countryId),
    State: state,
    HasDraft: state !== 'draft' && version.state === 'draft',
    IsFeatured: (version.isFeatured ?? content.isFeatured) && (isAhead(version, now) || leads.has(content.id)),
    GoesLiveAt: typeof at === 'string' ? new Date(at).toISOString() : null,
    AuthorName: version.authorName,
  }));
}

/** /support/cms/news. */
export const newsList = defineStaffList<Query, StaffNewsRow>({
  call: CALLS.staffNews,
  exportCall: CALLS.exportStaffNews,
  ...NEWS_ROWS,
  read: (db, ids, { clock }) => newsByIds(db, ids.map(Number), clock()),
  getId: ({ NewsId }) => NewsId,
  ...declaredColumns(STAFF_LISTS.staffNews, { topic: ({ Topic }: StaffNewsRow) => Topic.Name }),
});
