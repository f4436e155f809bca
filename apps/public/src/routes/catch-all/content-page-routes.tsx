import type { ContentPage } from './content-page';
import { type PageHandle, pageLoader, type PageRequest, type RouteObject } from '@heizplatz/router';
import { PREVIEW_PATTERN, PRINTED_TERMS_PATH, TERMS_PATH } from '@heizplatz/routes';

const loadView = async () => ({
  Component: (await import(/* webpackChunkName: "content-page" */ './content-page-view')).ContentPageView,
});

const loadPage = async (page: PageRequest, path: string) =>
  (await import(/* webpackChunkName: "content-page" */ './load-content-page')).loadContentPage(page, path);

export const contentPageRoutes: RouteObject[] = [
  {
    path: PRINTED_TERMS_PATH,
    lazy: loadView,
    handle: {
      layout: 'plain-print',
      calculatorBar: 'never',
      cachePolicy: { kind: 'public', query: ['haendler'] },
    } satisfies PageHandle,
    loader: pageLoader((page) => loadPage(page, TERMS_PATH)),
  },
  {
    path: PREVIEW_PATTERN,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "content-preview" */ './content-preview-view')).ContentPreviewView,
    }),
    handle: { calculatorBar: 'never' } satisfies PageHandle,
    loader: pageLoader(async (page) =>
      (await import(/* webpackChunkName: "content-page" */ './load-content-page')).loadPreview(
        page,
        page.params['token'] ?? '',
      ),
    ),
  },
  {
    path: '/*',
    lazy: loadView,
    handle: {
      cachePolicy: { kind: 'public', query: ['haendler', 'fassung'] },
      alternates: (page: ContentPage | undefined) => page?.page.Alternates,
    } satisfies PageHandle,
    loader: pageLoader((page) => loadPage(page, page.url.pathname)),
  },
];
