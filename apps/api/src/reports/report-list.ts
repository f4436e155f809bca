import { CALLS, type CallRequest, type StaffReport } from '@heizplatz/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { defineStaffList } from '../staff-list/define-staff-list';
import { wordsMatch } from '../staff-list/words-match';
import { readReports } from './read-reports';
import { reports } from './schema';

type Query = CallRequest<typeof CALLS.staffReports>['query'];

const COUNTRIES = { '1': 1, '2': 2, '3': 3 } as const;
const { title, text, name, email, state: stateColumn, sentAt } = reports;
const isWaiting = sql`(${stateColumn} in ('open', 'appealed'))`;

/** GET /api/support/meldungen: those that wait for staff first, the newest first. No file: it names who reported whom. */
export const reportList = defineStaffList<Query, StaffReport>({
  call: CALLS.staffReports,
  id: reports.id,
  from: sql`${reports}`,
  where: ({ state, kind, country, search }) => [
    state === ''
      ? undefined
      : state === 'waiting'
        ? inArray(stateColumn, ['open', 'appealed'])
        : eq(stateColumn, state),
    kind === '' ? undefined : eq(reports.targetKind, kind),
    country === '' ? undefined : eq(reports.countryId, COUNTRIES[country]),
    wordsMatch(sql`staff_words(${title}, ${text}, ${name}, ${email})`, search),
  ],
  sorts: { Waiting: sql`${isWaiting} desc, ${sentAt}`, SentAt: sentAt },
  defaultSort: '-Waiting',
  read: (db, ids, { user }) => readReports(db, ids.map(Number), user?.id ?? null),
  idOf: ({ Id }) => Id,
  columns: [],
  fileName: 'meldungen',
});
