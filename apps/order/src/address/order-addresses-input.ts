import type { CallInput, CALLS, CountryId, OrderProcess } from '@heizplatz/contract';

/** Input of the orderAddresses call; ai and ac as the process allows them. */
export const orderAddressesInput = (
  countryId: CountryId,
  { AllowInvoiceAddress, AllowCompany }: Pick<OrderProcess, 'AllowInvoiceAddress' | 'AllowCompany'>,
): CallInput<typeof CALLS.orderAddresses> => ({
  params: { countryId: String(countryId) },
  query: { ai: String(AllowInvoiceAddress), ac: String(AllowCompany) },
});
