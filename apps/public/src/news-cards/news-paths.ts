import { NEWS_ARTICLE_PATTERN, NEWS_PATH } from '@heizplatz/routes';

export { NEWS_PATH };

export const ARTICLE_ROUTE = NEWS_ARTICLE_PATTERN;

/** Addresses of the list: '/news?thema=lager&seite=2'. */
export function newsListPath({ topic = '', page = 1 }: { topic?: string; page?: number } = {}): string {
  const query = new URLSearchParams({ ...(topic && { thema: topic }), ...(page > 1 && { seite: String(page) }) });
  return query.size > 0 ? `${NEWS_PATH}?${query}` : NEWS_PATH;
}
