import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { REPORT_PATH } from '@heizplatz/routes';

/** 'Melden' (DSA 16): a review, a dealer or a page, by anybody. */
export const contentReportRoute: RouteObject = {
  path: REPORT_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "report" */ './content-report-view')).ContentReportView,
  }),
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await import(/* webpackChunkName: "report" */ './send-report')).sendReport(sent)),
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "report" */ './load-content-report-page')).loadContentReportPage(page),
  ),
};
