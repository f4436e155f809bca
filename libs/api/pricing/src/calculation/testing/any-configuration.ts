import { PRODUCT_GROUPS, type ProductGroupId } from '@heizplatz/calculator';
import type { CalculationConfiguration } from '@heizplatz/contract';
import fc from 'fast-check';
import type { MadeMarket } from './made-market';
import { configuration } from './configuration';

const wishDates = ['2026-11-20', '2026-11-26', '2026-12-08', '2026-12-26', '2027-01-06'];

/** Any right configuration for a market: every group that is sold, options that exist, broken amounts, several stations. */
export function anyConfiguration(market: MadeMarket): fc.Arbitrary<CalculationConfiguration> {
  const sold = new Set(market.priceLists.map(({ productId }) => productId));
  const groupIds = market.products.filter(({ id }) => sold.has(id)).map(({ productGroupId }) => productGroupId);
  const getOptions = (group: number) =>
    market.optionGroups.filter(({ productGroupId }) => productGroupId === group).map(({ optionId }) => optionId);
  const getParameters = (group: number) =>
    fc.tuple(
      fc.subarray(getOptions(group), { maxLength: 2 }),
      fc.option(fc.constantFrom(...wishDates), { freq: 2, nil: undefined }),
      fc.option(fc.constantFrom(1, 2, 3), { freq: 2, nil: undefined }),
      fc.option(fc.constantFrom(1, 2, 3), { freq: 2, nil: undefined }),
    );
  const getFields = (group: ProductGroupId) => {
    const { min, max } = PRODUCT_GROUPS[group].orderLimits;
    return fc.record({
      place: fc.constantFrom(...market.postcodes),
      Stations: fc.integer({ min: 1, max: 3 }),
      amount: fc.oneof(fc.constantFrom(...PRODUCT_GROUPS[group].scale), fc.integer({ min, max })),
      parameters: getParameters(group),
      OnlyCertified: fc.constantFrom(false, false, false, true),
      AppointmentPlus: fc.constantFrom(false, false, false, true),
      ProductCertifications: fc.constantFrom<number[]>([], [], [], [1], [2], [1, 2]),
      LooseBlowingProcess: fc.constantFrom<number[]>([], [], [], [1]),
      Ordering: fc.constantFrom('total' as const, 'date' as const, 'rating' as const),
    });
  };
  return fc.constantFrom(...groupIds).chain((id) => {
    const group = PRODUCT_GROUPS[id as ProductGroupId];
    return getFields(group.id).map(({ place, amount, parameters, Stations, ...fields }) => {
      const [options, DesiredDate, customerGroup, payment] = parameters;
      return configuration({
        ...fields,
        ProductGroupId: group.id,
        CountryId: place.countryId === 1 ? 1 : place.countryId === 2 ? 2 : 3,
        ZipCode: place.zipCode,
        Stations,
        Amount: Math.max(amount, group.orderLimits.min * Stations),
        Parameters: [
          ...options.map((Id) => ({ Id, Key: '' })),
          ...(customerGroup ? [{ Id: customerGroup, Key: 'CustomerGroup' }] : []),
          ...(payment ? [{ Id: payment, Key: 'Payment' }] : []),
          ...(DesiredDate ? [{ Id: 115, Key: 'WishDate', DesiredDate }] : []),
        ],
      });
    });
  });
}
