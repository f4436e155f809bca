import { defineStaffList } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import {
  ADVERT_STATE_LABELS,
  CALLS,
  type CallRequest,
  type PartnerAdvertRow,
  type StaffAdvertRow,
} from '@heizplatz/contract';
import { COUNTRY_NAMES, toPercent, SIZE_NAMES } from '../staff-adverts/advert-labels';
import { readAdvertRows } from '../staff-adverts/advert-list-repository';
import { PARTNER_ADVERT_ROWS } from './partner-advert-repository';

type Query = CallRequest<typeof CALLS.partnerAdverts>['query'];

export const partnerRow = ({ Slots: _, ...row }: StaffAdvertRow): PartnerAdvertRow => row;

/** /support/werbepartner: adverts of the advertisers whose statistics the caller may read, no others. */
export const partnerList = defineStaffList<Query, PartnerAdvertRow>({
  call: CALLS.partnerAdverts,
  exportCall: CALLS.exportPartnerAdverts,
  fileName: 'meine-anzeigen',
  ...PARTNER_ADVERT_ROWS,
  read: async (db, ids, { clock }) => (await readAdvertRows(db, ids.map(Number), siteDay(clock()))).map(partnerRow),
  getId: ({ Id }) => Id,
  columns: [
    { title: 'Anzeige', kind: 'text', value: ({ Name }) => Name },
    { title: 'Zustand', kind: 'text', value: ({ State }) => ADVERT_STATE_LABELS[State] },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => COUNTRY_NAMES[CountryId] },
    { title: 'Größe', kind: 'text', value: ({ SlotTypeId }) => SIZE_NAMES[SlotTypeId] },
    { title: 'Endet', kind: 'date', value: ({ EndsOn }) => EndsOn },
    { title: 'Einblendungen', kind: 'number', value: ({ Impressions }) => Impressions },
    { title: 'Klicks', kind: 'number', value: ({ Clicks }) => Clicks },
    { title: 'Klickrate in %', kind: 'number', value: ({ Clicks, Impressions }) => toPercent(Clicks, Impressions) },
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
  ],
});
