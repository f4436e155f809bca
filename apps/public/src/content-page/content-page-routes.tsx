import { CALLS } from '@heizplatz/contract';
import { notFound, type PageHandle, pageLoader, type PageRequest, type RouteObject } from '@heizplatz/router';
import { ContentPageView } from './content-page-view';

const TERMS_PATH = '/agb';

/** A page of the content system by its path; none there is the 404 of section 8. */
async function loadContentPage({ api, site, url }: PageRequest, path: string) {
  const params = { countryId: String(site.countryId) };
  const dealer = url.searchParams.get('haendler');
  const page = await api(CALLS.contentPage, { params, query: { path, ...(dealer && { haendler: dealer }) } });
  return page ?? notFound();
}

export const contentPageRoutes: RouteObject[] = [
  {
    path: '/druckansicht/agb',
    Component: ContentPageView,
    handle: { layout: 'plain-print', calculatorBar: 'never' } satisfies PageHandle,
    loader: pageLoader((page) => loadContentPage(page, TERMS_PATH)),
  },
  {
    path: '/*',
    Component: ContentPageView,
    handle: {} satisfies PageHandle,
    loader: pageLoader((page) => loadContentPage(page, page.url.pathname)),
  },
];
