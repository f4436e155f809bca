import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, STAFF_LISTS, type StaffReport } from '@heizplatz/contract';
import { staffActor } from './execute-content-report-command';
import { readContentReports } from './read-content-reports';
import { CONTENT_REPORT_ROWS } from './report-list-repository';
import { OUTCOME_MESSAGES, REASON_LABELS } from './report-texts';

type Query = CallRequest<typeof CALLS.staffReports>['query'];

type Decision = StaffReport['Answers'][number] & {
  readonly Outcome: NonNullable<StaffReport['Answers'][number]['Outcome']>;
};
const lastDecision = ({ Answers }: StaffReport): Decision | undefined =>
  Answers.filter((response): response is Decision => response.Outcome !== null).at(-1);

/** GET /api/support/meldungen: those that wait for staff first, the newest first. */
export const contentReportList = defineStaffList<Query, StaffReport>({
  call: CALLS.staffReports,
  exportCall: CALLS.exportStaffReports,
  ...CONTENT_REPORT_ROWS,
  read: (db, ids, context) =>
    readContentReports(db, ids.map(Number), { actor: staffActor(context), now: context.clock() }),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffReports, {
    reason: ({ Reason }: StaffReport) => REASON_LABELS[Reason],
    decided: (report: StaffReport) => lastDecision(report)?.At,
    outcome: (report: StaffReport) => {
      const decision = lastDecision(report);
      return decision && OUTCOME_MESSAGES[decision.Outcome];
    },
  }),
});
