import { toCountryId } from '@heizplatz/country';
import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { reports } from './schema';

const { title, text, name, email, state: stateColumn, sentAt } = reports;
const isWaiting = sql`(${stateColumn} in ('open', 'appealed'))`;

export const CONTENT_REPORT_ROWS: StaffListRows<CallRequest<typeof CALLS.staffReports>['query']> = {
  id: reports.id,
  from: sql`${reports}`,
  where: ({ state, kind, country, only, search }) => [
    only === '' ? undefined : eq(reports.id, Number(only)),
    state === ''
      ? undefined
      : state === 'waiting'
        ? inArray(stateColumn, ['open', 'appealed'])
        : eq(stateColumn, state),
    kind === '' ? undefined : eq(reports.targetKind, kind),
    country === '' ? undefined : eq(reports.countryId, toCountryId(Number(country))),
    matchesText(sql`staff_words(${title}, ${text}, ${name}, ${email})`, search),
  ],
  sorts: { Waiting: sql`${isWaiting} desc, ${sentAt}`, SentAt: sentAt } satisfies ListSorts<
    typeof STAFF_LISTS.staffReports
  >,
  defaultSort: STAFF_LISTS.staffReports.defaultSort,
};
