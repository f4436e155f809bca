import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type PartnerAdvertRow, STAFF_LISTS, type StaffAdvertRow } from '@heizplatz/contract';
import { toPercent } from '../staff-adverts/advert-list';
import { readAdvertRows } from '../staff-adverts/advert-list-repository';
import { PARTNER_ADVERT_ROWS } from './partner-advert-repository';

type Query = CallRequest<typeof CALLS.partnerAdverts>['query'];

export const partnerRow = ({ Slots: _, ...row }: StaffAdvertRow): PartnerAdvertRow => row;

/** /support/werbepartner: adverts of the advertisers whose statistics the caller may read, no others. */
export const partnerList = defineStaffList<Query, PartnerAdvertRow>({
  call: CALLS.partnerAdverts,
  exportCall: CALLS.exportPartnerAdverts,
  ...PARTNER_ADVERT_ROWS,
  read: async (db, ids, { clock }) => (await readAdvertRows(db, ids.map(Number), siteDay(clock()))).map(partnerRow),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.partnerAdverts, {
    rate: ({ Clicks, Impressions }: PartnerAdvertRow) => toPercent(Clicks, Impressions),
  }),
});
