import { AddressFields } from '@heizplatz/contract';

const getText = (address: object, field: string): string => String(Reflect.get(address, field) ?? '');

/** Whether two addresses say the same, field by field; a field that is missing is an empty one. */
export const isSameAddress = (one: object, other: object): boolean =>
  Object.keys(AddressFields.entries).every((field) => getText(one, field) === getText(other, field));
