import type { AddressFieldsInput, CountryId, OrderProcess } from '@heizplatz/contract';
import { emptyAddress } from '@heizplatz/order-ui';

/** A new address at the offer's place. */
export const newAddress = (countryId: CountryId, { Configuration, PlaceName }: OrderProcess): AddressFieldsInput => ({
  ...emptyAddress(countryId),
  ZipCode: Configuration.ZipCode,
  City: PlaceName,
});
