import { CALLS } from '@heizplatz/contract';
import { notFound, pageLoader, type RouteObject } from '@heizplatz/router';
import { INQUIRY_PATTERN } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { ignoreProblem } from '../../../shared/staff-table/staff-list-loader';
import { requireAccess } from '../../../shared/start/staff-guard';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** /support/anfrage/{id}: a request for a large amount or a call-back. */
export const inquiryRoute: RouteObject = {
  path: INQUIRY_PATTERN,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "staff-inquiry" */ './inquiry-view')).InquiryView,
  }),
  handle: STAFF_HANDLE,
  loader: pageLoader(async ({ api, user, params }) => {
    requireAccess(user, CALLS.staffInquiry);
    const inquiryId = params['inquiryId'] ?? '';
    if (!ID.test(inquiryId)) notFound();
    const [inquiry] = await Promise.all([
      api(CALLS.staffInquiry, { params: { inquiryId } }),
      ignoreProblem(api(CALLS.staffCaseMail, { query: { kind: 'inquiry', objectId: inquiryId } })),
      ignoreProblem(api(CALLS.textModules, {})),
    ]);
    return inquiry ? { inquiryId } : notFound();
  }),
};
