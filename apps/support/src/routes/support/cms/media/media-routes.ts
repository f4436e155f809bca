import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { notFound, pageLoader, type PageRequest, type RouteObject } from '@heizplatz/router';
import { MEDIA_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../../shared/staff-table/staff-list-loader';
import { requireAccess } from '../../../../shared/start/staff-guard';

const KEY = /^[\da-f]{20}$/;

async function loadMedium({ api, user, params }: PageRequest): Promise<{ mediumKey: string }> {
  requireAccess(user, CALLS.staffMedium);
  const mediumKey = params['key'] ?? '';
  if (!KEY.test(mediumKey)) notFound();
  try {
    await api(CALLS.staffMedium, { params: { key: mediumKey } });
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) notFound();
    throw error;
  }
  return { mediumKey };
}

/** /support/cms/media and a file of it. */
export const mediaRoutes: RouteObject[] = [
  {
    path: MEDIA_PATH,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "staff-media" */ './media-view')).MediaView }),
    handle: STAFF_HANDLE,
    // Authors of news choose pictures from the list; the library is the Editor's.
    loader: staffListLoader(CALLS.staffMedia, CALLS.uploadMedium),
  },
  {
    path: `${MEDIA_PATH}/:key`,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "staff-media" */ './medium-view')).MediumView }),
    handle: STAFF_HANDLE,
    loader: pageLoader(loadMedium),
  },
];
