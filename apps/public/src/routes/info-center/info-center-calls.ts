import { CALLS, type CountryId } from '@heizplatz/contract';

/** The calls of /info-center, sent by its loader and read again by its view with the same input. */
export const INFO_CENTER_CALLS = (countryId: CountryId) => {
  const params = { countryId: String(countryId) };
  return {
    pages: { call: CALLS.infoPages, input: { params } },
    menu: { call: CALLS.siteMenu, input: { params: { ...params, menu: 'info-center' } } },
    announcements: { call: CALLS.sitePrompts, input: { params, query: { place: 'info-center' } } },
  } as const;
};
