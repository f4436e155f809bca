import type { ReportTarget } from '@heizplatz/contract';
import { REPORT_PATH } from '@heizplatz/routes';

export const CONTENT_REPORT_QUERY = { target: 'was', id: 'id' } as const;

/** In the page's address. */
export const TARGET_NAMES: Readonly<Record<ReportTarget, string>> = {
  review: 'bewertung',
  dealer: 'haendler',
  page: 'seite',
};

/** '/melden?was=bewertung&id=12': a review by its id, a dealer by its slug, a page by its path. */
export const contentReportPath = (target: ReportTarget, id: string): string =>
  `${REPORT_PATH}?${CONTENT_REPORT_QUERY.target}=${TARGET_NAMES[target]}&${CONTENT_REPORT_QUERY.id}=${encodeURIComponent(id)}`;
