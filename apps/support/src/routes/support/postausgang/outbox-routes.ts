import { CALLS } from '@heizplatz/contract';
import { notFound, pageLoader, type PageRequest, type RouteObject } from '@heizplatz/router';
import { OUTBOX_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';
import { requireAccess } from '../../../shared/start/staff-guard';
import { mailInput } from './mail-input';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function loadMail({ api, user, params }: PageRequest): Promise<{ mailId: string }> {
  requireAccess(user, CALLS.staffMail);
  const mailId = params['mailId'] ?? '';
  if (!UUID.test(mailId)) notFound();
  await api(CALLS.staffMail, mailInput(mailId));
  return { mailId };
}

/** /support/postausgang and a mail of it */
export const outboxRoutes: RouteObject[] = [
  {
    path: OUTBOX_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-outbox" */ './outbox-view')).OutboxView,
    }),
    handle: STAFF_HANDLE,
    loader: staffListLoader(CALLS.staffMails),
  },
  {
    path: `${OUTBOX_PATH}/:mailId`,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "staff-outbox" */ './mail-view')).MailView }),
    handle: STAFF_HANDLE,
    loader: pageLoader(loadMail),
  },
];
