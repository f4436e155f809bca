import { CALLS, type NewsArticle } from '@heizplatz/contract';
import { notFound, pageLoader, type PageRequest, redirect, type RouteObject } from '@heizplatz/router';
import { ARTICLE_ROUTE, NEWS_PATH, newsListPath } from '../news-cards/news-paths';
import { loadBlockPrices } from '../page-blocks/load-block-prices';
import { NEWS_CALLS, NEWS_PAGE_SIZE } from './news-calls';
import type { NewsList } from './news-list';

const SMALL_NUMBER = /^[1-9]\d{0,3}$/;

/** The page of the list that an address asks for; one that cannot be is 404. */
async function loadNews({ api, site, url }: PageRequest): Promise<NewsList> {
  const { list, featured, topics } = NEWS_CALLS(site.countryId);
  const asked = url.searchParams.get('seite') ?? '1';
  const topic = url.searchParams.get('thema') ?? '';
  if (!SMALL_NUMBER.test(asked)) notFound();
  const page = Number(asked);
  if (page === 1 && url.searchParams.has('seite')) throw redirect(newsListPath({ topic }), 301);
  const { call, input } = list({ topic, page });
  const isFront = page === 1 && topic === '';
  const [known, articles, leads] = await Promise.all([
    api(topics.call, topics.input),
    api(call, input),
    isFront ? api(featured.call, featured.input) : [],
  ]);
  const chosen = known.find(({ Key }) => Key === topic);
  if (topic !== '' && !chosen) notFound();
  const articleCount = chosen?.ArticleCount ?? known.reduce((sum, { ArticleCount }) => sum + ArticleCount, 0);
  if (articles.length === 0 && page > 1) notFound();
  return {
    ...{ articles, page, topic: chosen ?? null, topics: known, articleCount },
    lead: leads[0] ?? null,
    pageCount: Math.ceil(articleCount / NEWS_PAGE_SIZE),
  };
}

/** The article and its relatives; one that moved leads on for good. */
async function loadArticle(request: PageRequest): Promise<[NewsArticle, ...NewsArticle[]]> {
  const { api, site, params, url } = request;
  const { call, input } = NEWS_CALLS(site.countryId).detail(params['articleString'] ?? '');
  const [article, ...related] = (await api(call, input)) || [];
  if (article) {
    await loadBlockPrices(request, article.Content ?? []);
    return [article, ...related];
  }
  const countryId = String(site.countryId);
  const moved = await api(CALLS.contentRedirect, { params: { countryId }, query: { path: url.pathname } });
  if (moved) throw redirect(moved.Path, 301);
  return notFound();
}

export const newsRoutes: RouteObject[] = [
  {
    path: NEWS_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "news" */ './news-list-view')).NewsListView,
    }),
    loader: pageLoader(loadNews),
  },
  {
    path: ARTICLE_ROUTE,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "article" */ './article-view')).ArticleView,
    }),
    loader: pageLoader(loadArticle),
  },
];
