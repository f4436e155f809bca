import type { AddressFieldsInput } from '@heizplatz/contract';

/** What was typed for an offer elsewhere is kept, but for the place: the price holds at the one of this offer. */
export const applyPlace = ({ ZipCode, City }: AddressFieldsInput, input: AddressFieldsInput): AddressFieldsInput =>
  input.ZipCode === ZipCode ? input : { ...input, ZipCode, City };
