import { CALLS, type CountryId } from '@heizplatz/contract';

/**
 * Which slots of a country are in use (rule ADVERT-02): for a page's loader, and read again by its slots with the same
 * input.
 */
export const usedSlots = (countryId: CountryId) => ({
  call: CALLS.advertSlots,
  input: { query: { countryId: String(countryId) } },
});
