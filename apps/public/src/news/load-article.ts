import { CALLS, type NewsArticle } from '@heizplatz/contract';
import { notFound, type PageRequest, redirect } from '@heizplatz/router';
import { NEWS_CALLS } from './news-calls';

/** The article and its relatives; one that moved leads on for good. */
export async function loadArticle({ api, site, params, url }: PageRequest): Promise<[NewsArticle, ...NewsArticle[]]> {
  const { call, input } = NEWS_CALLS(site.countryId).detail(params['articleString'] ?? '');
  const [article, ...related] = (await api(call, input)) || [];
  if (article) return [article, ...related];
  const countryId = String(site.countryId);
  const moved = await api(CALLS.contentRedirect, { params: { countryId }, query: { path: url.pathname } });
  if (moved) throw redirect(moved.Path, 301);
  return notFound();
}
