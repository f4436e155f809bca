import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { and, count, desc, eq, ne, type SQL } from 'drizzle-orm';
import { contents } from '../content-pages/schema';
import { findVisibleContents, type VisibleContent } from '../content-pages/visible-content-repository';
import { newsPath } from './news-path';

interface Query {
  readonly countryId: CountryId;
  readonly now: Date;
}

const getNews = (countryId: CountryId): SQL | undefined =>
  and(eq(contents.countryId, countryId), eq(contents.kind, 'news'));

/** One page of the news, newest first; an empty topic stands for all. */
export async function listNews(
  db: Database,
  { countryId, now, topic, page, size }: Query & { topic: string; page: number; size: number },
): Promise<VisibleContent[]> {
  const { latest, place, rows } = findVisibleContents(db, now);
  return rows(getNews(countryId), topic === '' ? undefined : eq(place.topic, topic))
    .orderBy(desc(latest.firstLiveAt), desc(contents.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** Who leads: of the articles that are to, the one that was published last. */
export async function findFeatured(db: Database, { countryId, now }: Query): Promise<VisibleContent | undefined> {
  const { latest, place, rows } = findVisibleContents(db, now);
  const [row] = await rows(getNews(countryId), eq(place.isFeatured, true))
    .orderBy(desc(latest.goesLiveAt), desc(contents.id))
    .limit(1);
  return row;
}

export async function findArticle(
  db: Database,
  { countryId, now, articleString }: Query & { articleString: string },
): Promise<VisibleContent | undefined> {
  const { place, rows } = findVisibleContents(db, now);
  const [row] = await rows(getNews(countryId), eq(place.path, newsPath(articleString)));
  return row;
}

/** The newest others, those of the same topic first. */
export async function listRelated(
  db: Database,
  article: VisibleContent,
  { now, size }: { now: Date; size: number },
): Promise<VisibleContent[]> {
  const { latest, place, rows } = findVisibleContents(db, now);
  const others = and(getNews(article.countryId), ne(contents.id, article.id));
  const isSame = article.topic === null ? undefined : eq(place.topic, article.topic);
  const newest = [desc(latest.firstLiveAt), desc(contents.id)];
  const same = isSame
    ? await rows(others, isSame)
        .orderBy(...newest)
        .limit(size)
    : [];
  if (same.length === size) return same;
  const unlike = article.topic === null ? undefined : ne(place.topic, article.topic);
  return [
    ...same,
    ...(await rows(others, unlike)
      .orderBy(...newest)
      .limit(size - same.length)),
  ];
}

/** How many articles each topic has. */
export async function countTopics(db: Database, { countryId, now }: Query): Promise<ReadonlyMap<string, number>> {
  const view = findVisibleContents(db, now).rows(getNews(countryId)).as('shown');
  const rows = await db.select({ topic: view.topic, articles: count() }).from(view).groupBy(view.topic);
  return new Map(rows.map(({ topic, articles }) => [topic ?? '', articles]));
}
