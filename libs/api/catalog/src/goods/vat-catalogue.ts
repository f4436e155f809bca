import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { MOIST_CHIPS_ID } from './product-catalogue';
import type { vatRates } from './schema';

type VatRate = typeof vatRates.$inferSelect;

interface Rates {
  readonly countryId: number;
  readonly validFrom: string;
  /** Pellets, briquettes, firewood, chips under 25 % moisture. */
  readonly wood: number;
  /** Heating oil, diesel, AdBlue. */
  readonly others: number;
}

/**
 * In hundredths of a percent (rule PRICE-06). Germany: after the second half of 2020; Switzerland: with its rates of
 * 2018 and 2024.
 */
const RATES: readonly Rates[] = [
  { countryId: 1, validFrom: '2021-01-01', wood: 700, others: 1900 },
  { countryId: 2, validFrom: '2016-01-01', wood: 1300, others: 2000 },
  { countryId: 3, validFrom: '2018-01-01', wood: 770, others: 770 },
  { countryId: 3, validFrom: '2024-01-01', wood: 810, others: 810 },
];

/** Goods that are taxed otherwise than their group: in Germany moist chips. */
const OWN_RATES: readonly VatRate[] = [
  { countryId: 1, productGroupId: 9, productId: MOIST_CHIPS_ID, validFrom: '2021-01-01', rateBasisPoints: 1900 },
];

const ofGroups = RATES.flatMap(({ countryId, validFrom, wood, others }) =>
  Object.values(PRODUCT_GROUPS).map(({ id, isWood }): VatRate => ({
    countryId,
    productGroupId: id,
    productId: 0,
    validFrom,
    rateBasisPoints: isWood ? wood : others,
  })),
);

export const VAT_RATES: readonly VatRate[] = [...ofGroups, ...OWN_RATES];
