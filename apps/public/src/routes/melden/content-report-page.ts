import type { CALLS, CallResponse, ReportTarget } from '@heizplatz/contract';

/** The result of the loader of /melden. */
export interface ContentReportPage {
  readonly targetKind: ReportTarget;
  /** Empty: a page that is still to be named. */
  readonly targetId: string;
  /** Null while the page is not named. */
  readonly subject: CallResponse<typeof CALLS.reportSubject> | null;
}

/** What the form that was sent without script led to. */
export interface SentContentReport {
  readonly number: string;
  readonly email: string;
}
