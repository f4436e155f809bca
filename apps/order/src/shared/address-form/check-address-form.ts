import { CALLS } from '@heizplatz/contract';
import { type AddressKind, isAddressKind, NEW_ADDRESS } from '@heizplatz/order-ui';
import { notFound, type PageRequest } from '@heizplatz/router';
import { getGroupByPath, loadOrderProcess, requireIdentity } from '../checkout/order-process/load-order-process';
import { getAddresses } from './get-addresses';
import { orderAddressesInput } from './order-addresses-input';

/** Kinds that the step does not have, ids that are no number and addresses that are not the caller's are a 404. */
export async function checkAddressForm(page: PageRequest, kinds: readonly AddressKind[]): Promise<null> {
  const { kind = '', addressId = '' } = page.params;
  getGroupByPath(page);
  if (!isAddressKind(kind) || !kinds.includes(kind)) notFound();
  const { group, process } = await loadOrderProcess(page);
  requireIdentity(process, group, page.url);
  if (addressId === NEW_ADDRESS) return null;
  const lists = await page.api(CALLS.orderAddresses, orderAddressesInput(page.site.countryId, process));
  return getAddresses(lists, kind).some(({ Id }) => String(Id) === addressId) ? null : notFound();
}
