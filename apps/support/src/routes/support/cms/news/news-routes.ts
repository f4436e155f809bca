import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { notFound, pageLoader, type PageRequest, type RouteObject } from '@heizplatz/router';
import { STAFF_NEWS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../../shared/staff-table/staff-list-loader';
import { requireAccess } from '../../../../shared/start/staff-guard';
import type { ArticlePageData } from './article-page-data';
import { NEW_ARTICLE } from '../../../../shared/news/news-paths';

const ID = /^[1-9]\d{0,8}$/;

async function loadArticle({ api, user, params }: PageRequest): Promise<ArticlePageData> {
  requireAccess(user, CALLS.staffArticle, CALLS.staffNewsTopics);
  const newsId = params['newsId'] ?? '';
  const isNew = newsId === NEW_ARTICLE;
  if (!isNew && !ID.test(newsId)) notFound();
  try {
    await Promise.all([api(CALLS.staffNewsTopics, {}), isNew || api(CALLS.staffArticle, { params: { newsId } })]);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) notFound();
    throw error;
  }
  return { newsId: isNew ? null : newsId };
}

/** /support/cms/news and an article of it, or a new one. */
export const staffNewsRoutes: RouteObject[] = [
  {
    path: STAFF_NEWS_PATH,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "staff-news" */ './news-view')).NewsView }),
    handle: STAFF_HANDLE,
    loader: staffListLoader(CALLS.staffNews),
  },
  {
    path: `${STAFF_NEWS_PATH}/:newsId`,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-article" */ './article-view')).ArticleView,
    }),
    handle: STAFF_HANDLE,
    loader: pageLoader(loadArticle),
  },
];
