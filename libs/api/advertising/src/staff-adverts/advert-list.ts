import { defineStaffList } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { ADVERT_STATE_LABELS, CALLS, type CallRequest, type StaffAdvertRow } from '@heizplatz/contract';
import { COUNTRY_NAMES, toPercent, SIZE_NAMES } from './advert-labels';
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
    { title: 'Anzeige', kind: 'text', value: ({ Name }) => Name },
    { title: 'Werbekunde', kind: 'text', value: ({ AdvertiserName }) => AdvertiserName },
    { title: 'Zustand', kind: 'text', value: ({ State }) => ADVERT_STATE_LABELS[State] },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => COUNTRY_NAMES[CountryId] },
    { title: 'Größe', kind: 'text', value: ({ SlotTypeId }) => SIZE_NAMES[SlotTypeId] },
    { title: 'Plätze', kind: 'text', value: ({ Slots }) => Slots.join(', ') },
    { title: 'Endet', kind: 'date', value: ({ EndsOn }) => EndsOn },
    { title: 'Einblendungen', kind: 'number', value: ({ Impressions }) => Impressions },
    { title: 'Klickrate in %', kind: 'number', value: ({ Clicks, Impressions }) => toPercent(Clicks, Impressions) },
    { title: 'Klicks', kind: 'number', value: ({ Clicks }) => Clicks },
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
  ],
});
