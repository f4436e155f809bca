import type { CallInput, CALLS, CountryId, ProductGroupId } from '@heizplatz/contract';

/** Input of the orderProcess call, the same for loaders and views. */
export const orderProcessInput = (
  countryId: CountryId,
  groupId: ProductGroupId,
): CallInput<typeof CALLS.orderProcess> => ({
  params: { countryId: String(countryId) },
  query: { productGroupId: String(groupId) },
});
