import { loadAdverts } from '@heizplatz/advert-ui';
import { CALLS, type NewsArticle } from '@heizplatz/contract';
import { notFound, type PageRequest, redirect } from '@heizplatz/router';
import { loadBlockPrices } from '../../shared/page-blocks/load-block-prices';
import { NEWS_CALLS } from './news-calls';

/** The article and its relatives; one that moved leads on for good. */
export async function loadArticle(request: PageRequest): Promise<[NewsArticle, ...NewsArticle[]]> {
  const { api, site, params, url } = request;
  const { call, input } = NEWS_CALLS(site.countryId).detail(params['articleString'] ?? '');
  const [article, ...related] = (await api(call, input)) || [];
  if (article) {
    await Promise.all([loadBlockPrices(request, article.Content ?? []), loadAdverts(request)]);
    return [article, ...related];
  }
  const countryId = String(site.countryId);
  const moved = await api(CALLS.contentRedirect, { params: { countryId }, query: { path: url.pathname } });
  if (moved) throw redirect(moved.Path, 301);
  return notFound();
}
