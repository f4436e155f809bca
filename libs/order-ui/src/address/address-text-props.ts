import type { AddressFieldsInput } from '@heizplatz/contract';
import type { ChangeEvent } from 'react';
import type { AddressPart } from './address-part';

type TextName = Exclude<keyof AddressFieldsInput, 'Salutation' | 'CountryId'>;

const MAX_LENGTHS: Readonly<Partial<Record<TextName, number>>> = {
  CompanyName: 120,
  TaxNumber: 40,
  CostCentre: 40,
  Street: 120,
  HouseNumber: 20,
  Staircase: 20,
  Door: 20,
  ZipCode: 5,
  Phone: 40,
  AccessNotes: 500,
};

/** What every text of an address has: id, the name it is sent under without script, value, error, length, and what the browser may fill in. */
export function addressTextProps(part: AddressPart, name: TextName, autoComplete?: string) {
  const { address, change, getError, idPrefix = '', purpose } = part;
  return {
    id: idPrefix + name,
    name: idPrefix + name,
    value: address[name] ?? '',
    error: getError(name),
    maxLength: MAX_LENGTHS[name] ?? 80,
    autoComplete: autoComplete ? `${purpose} ${autoComplete}` : 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: currentTarget.value }),
  };
}
