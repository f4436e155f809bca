import { type StaffListRows, wordsMatch } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { reviews } from '../reviews/schema';
import type { ReportRow } from './report-repository';
import { reports } from './schema';

const COUNTRIES = { '1': 1, '2': 2, '3': 3 } as const;
const { title, text, name, email, state: stateColumn, sentAt } = reports;
const isWaiting = sql`(${stateColumn} in ('open', 'appealed'))`;

export const REPORT_ROWS: StaffListRows<CallRequest<typeof CALLS.staffReports>['query']> = {
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
};

export const findReports = (db: Database, ids: readonly number[]): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(inArray(reports.id, [...ids]));

export type ReportedReview = Pick<typeof reviews.$inferSelect, 'id' | 'text' | 'state'>;

/** As they stand now; those that are gone are missing. */
export function findReportedReviews(db: Database, ids: readonly number[]): Promise<ReportedReview[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const { id, text: reviewText, state } = reviews;
  return db
    .select({ id, text: reviewText, state })
    .from(reviews)
    .where(inArray(id, [...ids]));
}
