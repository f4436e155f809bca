import type { AddressFieldsInput } from '@heizplatz/contract';

/** What a group of fields needs of the form. */
export interface AddressPart {
  readonly address: AddressFieldsInput;
  readonly change: (changed: Partial<AddressFieldsInput>) => void;
  readonly errorOf: (field: string) => string | undefined;
}
