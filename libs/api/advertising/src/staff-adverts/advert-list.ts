import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import { siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffAdvertRow } from '@heizplatz/contract';
import { eq, sql } from 'drizzle-orm';
import { adverts, advertisers } from '../adverts/schema';
import { ADVERT_STATE_NAMES, COUNTRY_NAMES, percentOf, SIZE_NAMES } from './advert-words';
import { advertEndsOn, clickRate, readAdvertRows } from './read-advert-rows';

type Query = CallRequest<typeof CALLS.staffAdverts>['query'];

/** Some thousand rows at most: read whole, no index would be used. */
const words = sql`staff_words(${adverts.name}, ${advertisers.name}, ${advertisers.company})`;

/** /support/adverts. */
export const advertList = defineStaffList<Query, StaffAdvertRow>({
  call: CALLS.staffAdverts,
  exportCall: CALLS.exportStaffAdverts,
  fileName: 'anzeigen',
  id: adverts.id,
  from: ({ clock }) => sql`${adverts} join ${advertisers} on ${advertisers.id} = ${adverts.advertiserId}
    cross join lateral ${clickRate(siteDay(clock()))} as figures (rate)
    cross join lateral ${advertEndsOn} as ends (ends_on)`,
  where: ({ advertiser, state, country, search }) => [
    advertiser === '' ? undefined : eq(adverts.advertiserId, Number(advertiser)),
    state === '' ? undefined : eq(adverts.state, state),
    country === '' ? undefined : sql`${adverts.countryId} = ${Number(country)}`,
    wordsMatch(words, search),
  ],
  sorts: {
    name: sql`${adverts.name} collate "und-x-icu"`,
    advertiser: sql`${advertisers.name} collate "und-x-icu"`,
    state: adverts.state,
    ends: sql`ends.ends_on`,
    rate: sql`coalesce(figures.rate, -1)`,
    changed: adverts.updatedAt,
  },
  defaultSort: '-changed',
  read: (db, ids, { clock }) => readAdvertRows(db, ids.map(Number), siteDay(clock())),
  idOf: ({ Id }) => Id,
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
    { title: 'Klickrate in %', kind: 'number', value: ({ Clicks, Impressions }) => percentOf(Clicks, Impressions) },
  ],
});
