import type { CountryId, ProductGroupId } from '@heizplatz/contract';
import { listsOfGroup, NOT_OFFERED, type PriceBook } from '../price-book/price-book';
import { roundHalfUp } from '@heizplatz/calculator';

/**
 * The cost that an option adds to an order at most dealers: the median of the country's branches that sell the group
 * and offer it, in gross cents per delivery point. Null if there is none.
 */
export function optionSurcharge(
  book: PriceBook,
  { countryId, productGroupId, vatBasisPoints }: OfferedWhere,
  optionId: number,
): number | null {
  const { branches, dealers, goods } = book;
  const option = goods.options.findIndex(({ id }) => id === optionId);
  const costs: number[] = [];
  branches.id.forEach((_, branch) => {
    const isOfCountry = dealers.countryId[branches.dealer[branch]!] === countryId;
    const isSold = listsOfGroup(branches, branch, productGroupId).length > 0;
    const netCents = branches.optionNetCents[branch * goods.options.length + option] ?? NOT_OFFERED;
    if (isOfCountry && isSold && netCents !== NOT_OFFERED) costs.push(netCents);
  });
  const median = costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)];
  return median === undefined ? null : roundHalfUp(median * (10_000 + vatBasisPoints), 10_000);
}

export interface OfferedWhere {
  readonly countryId: CountryId;
  readonly productGroupId: ProductGroupId;
  readonly vatBasisPoints: number;
}
