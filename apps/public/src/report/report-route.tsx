import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { REPORT_PATH } from '../report-link/report-path';
import { loadReportPage } from './load-report-page';
import { ReportView } from './report-view';

/** 'Melden' (DSA 16): a review, a dealer or a page, by anybody. */
export const reportRoute: RouteObject = {
  path: REPORT_PATH,
  Component: ReportView,
  handle: { layout: 'focused', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await import('./send-report')).sendReport(sent)),
  loader: pageLoader(loadReportPage),
};
