import { ACCOUNT_PATHS } from '../account-paths';

/** AddressType in paths: 1 delivery, 0 invoice. */
export const ADDRESS_TYPES = { lieferadresse: 1, rechnungsadresse: 0 } as const;
export type AddressKind = keyof typeof ADDRESS_TYPES;
export type AddressType = (typeof ADDRESS_TYPES)[AddressKind];

export const NEW_ADDRESS = 'neu';

export const isAddressKind = (text: string): text is AddressKind => Object.hasOwn(ADDRESS_TYPES, text);
export const kindOf = (type: AddressType): AddressKind => (type === 1 ? 'lieferadresse' : 'rechnungsadresse');

/** The modal's page; `key` is an address's id, that of one added in this tab, or 'neu'. */
export const addressFormPath = (type: AddressType, key: string): string =>
  `${ACCOUNT_PATHS.masterData}/${kindOf(type)}/${encodeURIComponent(key)}`;
