import type { CALLS, CallRequest } from '@heizplatz/contract';
import { checkAddress } from './check-address';

export type AddressChange = CallRequest<typeof CALLS.saveCustomerAddresses>['body']['Items'][number];
type FieldError = { readonly path: string; readonly code: string };

const writes = ({ State }: AddressChange): boolean => State === 'Added' || State === 'Modified';
const namesOne = ({ State }: AddressChange): boolean => State === 'Modified' || State === 'Deleted';

function getErrors(item: AddressChange, path: string): FieldError[] {
  const address = writes(item) && item.Address ? checkAddress(item.Address, `${path}.Address`) : [];
  return [
    ...(namesOne(item) && item.Id === null ? [{ path: `${path}.Id`, code: 'REQUIRED' }] : []),
    ...(writes(item) && item.Address === null ? [{ path: `${path}.Address`, code: 'REQUIRED' }] : []),
    ...address,
  ];
}

/** A value that stands in the list for a second time. */
function repeated(items: readonly AddressChange[], getKey: (item: AddressChange) => unknown): number[] {
  const seen = new Set<unknown>();
  return items.flatMap((item, index) => {
    const key = getKey(item);
    if (key === null) return [];
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown ? [index] : [];
  });
}

/** Every fault of a list of changes: REQUIRED, ZIPCODE_INV, ID_TWICE, DEFAULT_TWICE. Unchanged items are not looked at. */
export function checkChanges(items: readonly AddressChange[]): FieldError[] {
  const ids = repeated(items, (item) => (namesOne(item) ? item.Id : null));
  const defaults = repeated(items, (item) => (writes(item) && item.IsDefault ? item.AddressType : null));
  return [
    ...items.flatMap((item, index) => getErrors(item, `body.Items.${index}`)),
    ...ids.map((index) => ({ path: `body.Items.${index}.Id`, code: 'ID_TWICE' })),
    ...defaults.map((index) => ({ path: `body.Items.${index}.IsDefault`, code: 'DEFAULT_TWICE' })),
  ];
}
