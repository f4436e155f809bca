import { defineStaffList } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffAdvertRow } from '@heizplatz/contract';
import { ADVERT_STATE_NAMES, COUNTRY_NAMES, toPercent, SIZE_NAMES } from './advert-labels';
import { ADVERT_ROWS, readAdvertRows } from './advert-list-repository';

type Query = CallRequest<typeof CALLS.staffAdverts>['query'];

/** /support/adverts. */
export const advertList = defineStaffList<Query, StaffAdvertRow>({
  call: CALLS.staffAdverts,
  exportCall: CALLS.exportStaffAdverts,
  fileName: 'anzeigen',
  ...ADVERT_ROWS,
  read: (db, ids, { clock }) => readAdvertRows(db, ids.map(Number), siteDay(clock())),
  getId: ({ Id }) => Id,
  columns: [
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
    { title: 'Anzeige', kind: 'text', value: ({ Name }) => Name },
    { title: 'Werbekunde', kind: 'text', value: ({ AdvertiserName }) => AdvertiserName },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => COUNTRY_NAMES[CountryId] },
    { title: 'Zustand', kind: 'text', value: ({ State }) => ADVERT_STATE_NAMES[State] },
    { title: 'Größe', kind: 'text', value: ({ SlotTypeId }) => SIZE_NAMES[SlotTypeId] },
    { title: 'Plätze', kind: 'text', value: ({ Slots }) => Slots.join(', ') },
    { title: 'Endet am', kind: 'date', value: ({ EndsOn }) => EndsOn },
    { title: 'Einblendungen (30 Tage)', kind: 'number', value: ({ Impressions }) => Impressions },
    { title: 'Klicks (30 Tage)', kind: 'number', value: ({ Clicks }) => Clicks },
    { title: 'Klickrate in %', kind: 'number', value: ({ Clicks, Impressions }) => toPercent(Clicks, Impressions) },
  ],
});
