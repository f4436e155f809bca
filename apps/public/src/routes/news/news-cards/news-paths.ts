import { NEWS_PATH } from '@heizplatz/routes';

/** Addresses of the list: '/news?thema=lager&seite=2'. */
export function newsListPath({ topic = '', page = 1 }: { topic?: string; page?: number } = {}): string {
  const query = new URLSearchParams({ ...(topic && { thema: topic }), ...(page > 1 && { seite: String(page) }) });
  return query.size > 0 ? `${NEWS_PATH}?${query}` : NEWS_PATH;
}
