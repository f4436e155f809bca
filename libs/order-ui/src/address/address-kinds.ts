/** AddressType by the word in paths: 1 delivery, 0 invoice (rule WIRE-08). */
export const ADDRESS_TYPES = { lieferadresse: 1, rechnungsadresse: 0 } as const;
export type AddressKind = keyof typeof ADDRESS_TYPES;
export type AddressType = (typeof ADDRESS_TYPES)[AddressKind];

/** Stands in an address modal's path for the id of one that does not exist yet. */
export const NEW_ADDRESS = 'neu';

export const isAddressKind = (text: string): text is AddressKind => Object.hasOwn(ADDRESS_TYPES, text);
export const getAddressKind = (type: AddressType): AddressKind => (type === 1 ? 'lieferadresse' : 'rechnungsadresse');
