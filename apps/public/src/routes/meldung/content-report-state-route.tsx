import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { REPORT_STATE_PATTERN } from '@heizplatz/routes';

const loadPage = () => import(/* webpackChunkName: "report-state" */ './report-state-page');

/** A report's decision and the appeal against it, by the link of a mail (DSA 17, 20). Looking changes nothing. */
export const contentReportStateRoute: RouteObject = {
  path: REPORT_STATE_PATTERN,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "report-state" */ './content-report-state-view'))
      .ContentReportStateView,
  }),
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await loadPage()).sendAppeal(sent)),
  loader: pageLoader(async (page) => (await loadPage()).loadContentReportState(page)),
};
