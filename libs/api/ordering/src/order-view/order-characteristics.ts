import { OPTION_KEYS, OPTIONS } from '@heizplatz/api-catalog';
import { presentCharacteristics } from '@heizplatz/api-pricing';
import type { CalculationConfiguration, OfferCharacteristic, OfferVariant } from '@heizplatz/contract';

/** Orders that were placed before offers carried their characteristics: what follows from what was chosen. */
export const getOrderCharacteristics = (
  configuration: CalculationConfiguration,
  { Certification, PalletWeightKg }: OfferVariant,
): OfferCharacteristic[] =>
  presentCharacteristics({
    productGroupId: configuration.ProductGroupId,
    countryId: configuration.CountryId,
    amount: configuration.Amount,
    certification: Certification,
    palletWeightKg: PalletWeightKg,
    optionIds: [...configuration.Parameters.map(({ Id }) => Id), ...bagIds(configuration)],
  });

/** The field holds the option's id or its kilograms. */
const bagIds = ({ PalletBagSize }: CalculationConfiguration): number[] =>
  OPTIONS.filter(
    ({ key, id, size }) => key === OPTION_KEYS.bagSize && (id === PalletBagSize || size === PalletBagSize),
  ).map(({ id }) => id);
