import type { NewsArticle } from '@heizplatz/contract';
import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { NEWS_ARTICLE_PATTERN, NEWS_PATH } from '@heizplatz/routes';

export const newsRoutes: RouteObject[] = [
  {
    path: NEWS_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "news" */ './news-list-view')).NewsListView,
    }),
    handle: { cachePolicy: { kind: 'public', query: ['seite', 'thema'] } } satisfies PageHandle,
    loader: pageLoader(async (page) => (await import(/* webpackChunkName: "news" */ './load-news')).loadNews(page)),
  },
  {
    path: NEWS_ARTICLE_PATTERN,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "article" */ './article-view')).ArticleView,
    }),
    handle: {
      cachePolicy: { kind: 'public', query: [] },
      alternates: (articles: readonly NewsArticle[] | undefined) => articles?.[0]?.Alternates,
    } satisfies PageHandle,
    loader: pageLoader(async (page) =>
      (await import(/* webpackChunkName: "article" */ './load-article')).loadArticle(page),
    ),
  },
];
