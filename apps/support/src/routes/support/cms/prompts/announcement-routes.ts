import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { notFound, pageLoader, type PageRequest, type RouteObject } from '@heizplatz/router';
import { ANNOUNCEMENTS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../../shared/staff-table/staff-list-loader';
import { requireAccess } from '../../../../shared/start/staff-guard';
import type { AnnouncementPageData } from './announcement-page-data';
import { NEW_ANNOUNCEMENT } from '../../../../shared/announcements/prompt-paths';

const ID = /^[1-9]\d{0,8}$/;

async function loadAnnouncement({ api, user, params }: PageRequest): Promise<AnnouncementPageData> {
  requireAccess(user, CALLS.staffPrompt);
  const now = new Date().toISOString();
  const announcementId = params['promptId'] ?? '';
  if (announcementId === NEW_ANNOUNCEMENT) return { announcementId: null, now };
  if (!ID.test(announcementId)) notFound();
  try {
    await api(CALLS.staffPrompt, { params: { promptId: announcementId } });
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) notFound();
    throw error;
  }
  return { announcementId, now };
}

/** /support/cms/prompts and one of them, or a new one. */
export const announcementRoutes: RouteObject[] = [
  {
    path: ANNOUNCEMENTS_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-prompts" */ './announcements-view')).AnnouncementsView,
    }),
    handle: STAFF_HANDLE,
    loader: staffListLoader(CALLS.staffPrompts),
  },
  {
    path: `${ANNOUNCEMENTS_PATH}/:promptId`,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-prompts" */ './announcement-view')).AnnouncementView,
    }),
    handle: STAFF_HANDLE,
    loader: pageLoader(loadAnnouncement),
  },
];
