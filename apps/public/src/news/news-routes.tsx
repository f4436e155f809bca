import type { NewsArticle } from '@heizplatz/contract';
import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { ARTICLE_ROUTE, NEWS_PATH } from '../news-cards/news-paths';

export const newsRoutes: RouteObject[] = [
  {
    path: NEWS_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "news" */ './news-list-view')).NewsListView,
    }),
    handle: { neutral: { query: ['seite', 'thema'] } } satisfies PageHandle,
    loader: pageLoader(async (page) => (await import(/* webpackChunkName: "news" */ './load-news')).loadNews(page)),
  },
  {
    path: ARTICLE_ROUTE,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "article" */ './article-view')).ArticleView,
    }),
    handle: {
      neutral: { query: [] },
      alternates: (articles: readonly NewsArticle[] | undefined) => articles?.[0]?.Alternates,
    } satisfies PageHandle,
    loader: pageLoader(async (page) =>
      (await import(/* webpackChunkName: "article" */ './load-article')).loadArticle(page),
    ),
  },
];
