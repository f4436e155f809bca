import { CALLS } from '@heizplatz/contract';
import { notFound, pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { REPORT_STATE_PATH } from '../report-link/report-path';
import { APPEAL_FIELD } from './appeal-field';
import { ReportStateView } from './report-state-view';

/** A report's decision and the appeal against it, by the link of a mail (DSA 17, 20). Looking changes nothing. */
export const reportStateRoute: RouteObject = {
  path: `${REPORT_STATE_PATH}/:token`,
  Component: ReportStateView,
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async ({ api, form, params, url }) => {
    const body = { Token: params['token'] ?? '', Text: form.get(APPEAL_FIELD) ?? '' };
    await api(CALLS.appealReport, { body });
    return redirect(url.pathname, 303);
  }),
  loader: pageLoader(async ({ api, params }) => {
    const token = params['token'] ?? '';
    const report = await api(CALLS.reportByLink, { params: { token } });
    return { token, report: report ?? notFound() };
  }),
};
