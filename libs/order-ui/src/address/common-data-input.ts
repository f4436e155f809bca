import type { CallInput, CALLS, CountryId } from '@heizplatz/contract';

/** Input of the commonData call, the same for loader and form. */
export const commonDataInput = (countryId: CountryId): CallInput<typeof CALLS.commonData> => ({
  query: { countryId: String(countryId) },
});
