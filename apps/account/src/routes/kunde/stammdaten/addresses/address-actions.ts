import { CALLS } from '@heizplatz/contract';
import { ADDRESS_TYPES, addressIssues, isAddressKind, NEW_ADDRESS } from '@heizplatz/order-ui';
import { notFound, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import type { ItemChange } from '../change-tracking/tracked-items';
import { redirectPathAfterSave } from '../../../../shared/form-messages/redirect-after-save';
import { addressesAfter, nextKey, savedItems } from './address-changes';
import { type AddressEntry, blankEntry, sentEntry, type TrackedAddress, trackAddresses } from './form/address-entry';

/** The modal's form without script: the same change as with it, saved at once. */
export async function saveAddress(sent: SentForm): Promise<Response> {
  const { form, site } = sent;
  const { items, type, known, isNew } = await parseAddress(sent);
  const value = sentEntry(Object.fromEntries(form), known?.value ?? blankEntry(items, type, site.countryId));
  refuseInvalid(addressIssues(value.address, type));
  if (isNew) return save(sent, items, { type: 'added', key: nextKey(items), value });
  return known ? save(sent, items, { type: 'edited', key: known.key, value }) : notFound();
}

/** The button of the page that confirms the deletion of an address. */
export async function deleteAddress(sent: SentForm): Promise<Response> {
  const { items, known } = await parseAddress(sent);
  return known ? save(sent, items, { type: 'deleted', key: known.key }) : notFound();
}

async function parseAddress({ api, params }: SentForm) {
  const { kind = '', addressKey = '' } = params;
  if (!isAddressKind(kind)) return notFound();
  const type = ADDRESS_TYPES[kind];
  const items = trackAddresses((await api(CALLS.customerAddresses, {})).Items);
  const known = items.find(({ key, value }) => key === addressKey && value.type === type);
  return { items, type, known, isNew: addressKey === NEW_ADDRESS };
}

async function save(
  { api }: SentForm,
  items: readonly TrackedAddress[],
  change: ItemChange<AddressEntry>,
): Promise<Response> {
  await api(CALLS.saveCustomerAddresses, { body: { Items: savedItems(addressesAfter(items, change)) } });
  return redirect(redirectPathAfterSave(MASTER_DATA_PATH), 303);
}
