import { defineStaffList, type StaffColumn } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, type StaffReport } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { staffActor } from './execute-content-report-command';
import { readContentReports } from './read-content-reports';
import { CONTENT_REPORT_ROWS } from './report-list-repository';
import { OUTCOME_MESSAGES, REASON_LABELS, TARGET_LABELS } from './report-texts';

type Query = CallRequest<typeof CALLS.staffReports>['query'];

const STATE_NAMES: Readonly<Record<StaffReport['State'], string>> = {
  open: 'offen',
  decided: 'entschieden',
  appealed: 'Beschwerde',
  closed: 'abgeschlossen',
  other: 'anderer Stand',
};

type Decision = StaffReport['Answers'][number] & {
  readonly Outcome: NonNullable<StaffReport['Answers'][number]['Outcome']>;
};
const lastDecision = ({ Answers }: StaffReport): Decision | undefined =>
  Answers.filter((response): response is Decision => response.Outcome !== null).at(-1);

/** Who reported whom is not for everybody who is handed the file: a review's title names its writer too. */
const COLUMNS: readonly StaffColumn<StaffReport>[] = [
  { title: 'Meldung', kind: 'text', value: (row) => row.Number },
  { title: 'Eingegangen', kind: 'time', value: ({ SentAt }) => SentAt },
  { title: 'Art', kind: 'text', value: ({ TargetKind }) => TARGET_LABELS[TargetKind] },
  { title: 'Gegenstand', kind: 'text', value: ({ Title }) => Title, isPersonal: true },
  { title: 'Grund', kind: 'text', value: ({ Reason }) => REASON_LABELS[Reason] },
  { title: 'Stand', kind: 'text', value: ({ State }) => STATE_NAMES[State] },
  { title: 'Entschieden am', kind: 'time', value: (row) => lastDecision(row)?.At },
  {
    title: 'Entscheidung',
    kind: 'text',
    value: (row) => {
      const decision = lastDecision(row);
      return decision && OUTCOME_MESSAGES[decision.Outcome];
    },
  },
  { title: 'Land', kind: 'text', value: ({ CountryId }) => siteById(CountryId).iso },
  { title: 'Adresse', kind: 'text', value: ({ Path }) => Path },
  { title: 'Text', kind: 'text', value: ({ Text }) => Text, isPersonal: true },
  { title: 'Name', kind: 'text', value: ({ Name }) => Name, isPersonal: true },
  { title: 'E-Mail', kind: 'text', value: ({ EmailAddress }) => EmailAddress, isPersonal: true },
];

/** GET /api/support/meldungen: those that wait for staff first, the newest first. */
export const contentReportList = defineStaffList<Query, StaffReport>({
  call: CALLS.staffReports,
  exportCall: CALLS.exportStaffReports,
  ...CONTENT_REPORT_ROWS,
  read: (db, ids, context) =>
    readContentReports(db, ids.map(Number), { actor: staffActor(context), now: context.clock() }),
  getId: ({ Id }) => Id,
  columns: COLUMNS,
  fileName: 'meldungen',
});
