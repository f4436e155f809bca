import type { CallInput, CALLS, CountryId, OrderProcess } from '@heizplatz/contract';
import { isBusiness } from './is-business';

/** Input of the orderAddresses call; ai and ac as the process allows them. */
export const orderAddressesInput = (
  countryId: CountryId,
  process: Pick<OrderProcess, 'AllowInvoiceAddress' | 'AllowCompany' | 'ProductGroupId'>,
): CallInput<typeof CALLS.orderAddresses> => ({
  params: { countryId: String(countryId) },
  query: { ai: String(process.AllowInvoiceAddress), ac: String(isBusiness(process)) },
});
