import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, STAFF_LISTS, type StaffAdvertRow } from '@heizplatz/contract';
import { ADVERT_ROWS, readAdvertRows } from './advert-list-repository';

type Query = CallRequest<typeof CALLS.staffAdverts>['query'];

/** With two places; null of nothing. */
export const toPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((10_000 * part) / whole) / 100;

/** /support/adverts (rule ADVERT-07). */
export const advertList = defineStaffList<Query, StaffAdvertRow>({
  call: CALLS.staffAdverts,
  exportCall: CALLS.exportStaffAdverts,
  ...ADVERT_ROWS,
  read: (db, ids, { clock }) => readAdvertRows(db, ids.map(Number), siteDay(clock())),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffAdverts, {
    slots: ({ Slots }: StaffAdvertRow) => Slots.join(', '),
    rate: ({ Clicks, Impressions }) => toPercent(Clicks, Impressions),
  }),
});
