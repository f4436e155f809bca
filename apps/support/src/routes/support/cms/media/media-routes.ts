import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { notFound, pageLoader, type PageRequest, type RouteObject } from '@heizplatz/router';
import { MEDIA_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../../shared/staff-table/staff-list-loader';
import { requireRoles } from '../../../../shared/start/staff-guard';
import { MEDIA_ROLES } from './media-paths';

const KEY = /^[\da-f]{20}$/;

async function loadMedium({ api, user, params }: PageRequest): Promise<{ mediumKey: string }> {
  requireRoles(user, MEDIA_ROLES);
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
    loader: staffListLoader(MEDIA_ROLES, CALLS.staffMedia),
  },
  {
    path: `${MEDIA_PATH}/:key`,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "staff-media" */ './medium-view')).MediumView }),
    handle: STAFF_HANDLE,
    loader: pageLoader(loadMedium),
  },
];
