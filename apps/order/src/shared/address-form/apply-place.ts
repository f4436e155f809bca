import type { AddressFieldsInput } from '@heizplatz/contract';

/** Input for an offer elsewhere is retained, except for the place: the price is valid for this offer's place. */
export const applyPlace = ({ ZipCode, City }: AddressFieldsInput, input: AddressFieldsInput): AddressFieldsInput =>
  input.ZipCode === ZipCode ? input : { ...input, ZipCode, City };
