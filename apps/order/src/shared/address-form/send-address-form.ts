import { CALLS } from '@heizplatz/contract';
import { type AddressKind, isAddressKind, NEW_ADDRESS, sentAddress } from '@heizplatz/order-ui';
import { notFound, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { loadOrderProcess, requireIdentity } from '../checkout/order-process/load-order-process';
import { getAddresses } from './get-addresses';
import { applyPlace } from './apply-place';
import { initialAddress } from './initial-address';
import { isBusiness } from './is-business';
import { orderAddressesInput } from './order-addresses-input';
import { orderAddressIssues } from './order-address-issues';
import { savedAddressInput } from './saved-address-input';

/** The address modal's form without script; then back to the step below which it stands. */
export async function sendAddressForm(sent: SentForm, kinds: readonly AddressKind[]): Promise<Response> {
  const { api, form, params, site, url } = sent;
  const { kind = '', addressId } = params;
  if (!isAddressKind(kind) || !kinds.includes(kind)) return notFound();
  const { group, process } = await loadOrderProcess(sent);
  requireIdentity(process, group, url);
  const lists = await api(CALLS.orderAddresses, orderAddressesInput(site.countryId, process));
  const known = getAddresses(lists, kind).find(({ Id }) => String(Id) === addressId);
  if (!known && addressId !== NEW_ADDRESS) return notFound();
  const initial = initialAddress(known, kind, { countryId: site.countryId, process, addresses: lists });
  const input = sentAddress(Object.fromEntries(form), initial);
  const address = kind === 'lieferadresse' ? applyPlace(initial, input) : input;
  refuseInvalid(orderAddressIssues(address, isBusiness(process), kind));
  await api(CALLS.saveAddress, savedAddressInput(known, kind, { address, process }));
  return redirect(url.pathname.split('/').slice(0, -2).join('/'), 303);
}
