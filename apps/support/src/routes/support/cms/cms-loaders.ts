import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { notFound, pageLoader, type PageRequest, redirect } from '@heizplatz/router';
import { CMS_LIST_PATH } from '@heizplatz/routes';
import { requireAccess } from '../../../shared/start/staff-guard';

/** What every screen of a page knows from its loader. */
export interface PageData {
  readonly pageId: string;
}

const ID = /^[1-9]\d{0,8}$/;

type Api = PageRequest['api'];

async function loadPage(api: Api, pageId: string, more: (api: Api) => Promise<unknown>): Promise<PageData> {
  if (!ID.test(pageId)) notFound();
  try {
    await Promise.all([api(CALLS.staffPage, { params: { pageId } }), more(api)]);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) notFound();
    throw error;
  }
  return { pageId };
}

const nothing = async (): Promise<unknown> => null;
const topics = (api: Api): Promise<unknown> => api(CALLS.staffNewsTopics, {});

/** /support/cms/{pageId}/edit. */
export const getPageLoader = pageLoader(async ({ api, user, params }) => {
  requireAccess(user, CALLS.staffPage, CALLS.staffNewsTopics);
  return loadPage(api, params['pageId'] ?? '', topics);
});

export const newPageLoader = pageLoader(async ({ api, user }) => {
  requireAccess(user, CALLS.savePage, CALLS.staffNewsTopics);
  await topics(api);
  return null;
});

export const previewLoader = pageLoader(async ({ api, user, params }) => {
  requireAccess(user, CALLS.staffPage, CALLS.pagePreviewLink);
  const pageId = params['pageId'] ?? '';
  return loadPage(api, pageId, () => api(CALLS.pagePreviewLink, { params: { pageId } }));
});

/** Without a page there is nothing to write; the list has them. */
export const contentLoader = pageLoader(async ({ api, user, url }) => {
  requireAccess(user, CALLS.staffPage);
  const pageId = url.searchParams.get('id');
  if (pageId === null) throw redirect(CMS_LIST_PATH, 302);
  return loadPage(api, pageId, nothing);
});
