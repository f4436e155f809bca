import type { CountryId } from '@heizplatz/country';

export interface CountryPlan {
  readonly countryId: CountryId;
  readonly dealers: number;
  /** Chance of 1, 2, 3 and 4 branches. */
  readonly branchShares: readonly number[];
  /** No lorry goes further. */
  readonly reachKm: number;
  /** A town with that many postcodes is a city. */
  readonly cityCodes: number;
  /** Fees per delivery point, gross cents (rule DEMO-05: 30–60 €, mean 53.80 € in AT). */
  readonly deliveryPointCents: readonly [number, number];
  /** What options cost here against Germany. */
  readonly optionFactor: number;
}

/** Rule DEMO-01: 240 dealers. */
export const COUNTRY_PLANS: readonly CountryPlan[] = [
  {
    countryId: 1,
    dealers: 150,
    branchShares: [0.22, 0.34, 0.27, 0.17],
    reachKm: 230,
    cityCodes: 4,
    deliveryPointCents: [3000, 6000],
    optionFactor: 1,
  },
  {
    countryId: 2,
    dealers: 50,
    branchShares: [0.1, 0.34, 0.34, 0.22],
    reachKm: 215,
    cityCodes: 6,
    deliveryPointCents: [4700, 6000],
    optionFactor: 1.05,
  },
  {
    countryId: 3,
    dealers: 40,
    branchShares: [0.25, 0.4, 0.25, 0.1],
    reachKm: 170,
    cityCodes: 4,
    deliveryPointCents: [4500, 7500],
    optionFactor: 1.2,
  },
];
