import { CALLS, type CountryId } from '@heizplatz/contract';

const REFERENCE_KG = '6000';

/** Called by the loader of a page that has such a block, and read again by the block with the same input. */
export const blockPriceCall = (countryId: CountryId, productId: number) =>
  ({
    call: CALLS.bestPrices,
    input: {
      params: { countryId: String(countryId) },
      query: { amount: REFERENCE_KG, productId: String(productId), zipCode: '' },
    },
  }) as const;
