import { PELLET_KG_PER_M3, PRODUCT_GROUPS, STORE_FILLED_SHARE, computeStoreSize } from '@heizplatz/calculator';

/** What a household knows of its heating: the boiler's power, or what it burned in a year. */
export const NEED_BASES = ['kw', 'gas', 'kwh', 'oil'] as const;
export type NeedBasis = (typeof NEED_BASES)[number];

/** Smallest and largest value of a home, both inclusive: kW, m³, kWh, litres. */
export const NEED_LIMITS: Readonly<Record<NeedBasis, { readonly min: number; readonly max: number }>> = {
  kw: { min: 3, max: 200 },
  gas: { min: 100, max: 30_000 },
  kwh: { min: 1000, max: 300_000 },
  oil: { min: 100, max: 30_000 },
};

export interface FuelNeed {
  /** Pellets a year, to the next hundred. */
  readonly amountKg: number;
  readonly heatKwh: number;
  /** A store that holds the year, one decimal. */
  readonly storeM3: number;
  /** The same in bags, by whole pallets. */
  readonly palletCount: number;
  /** What one order takes: the year, or the most that a lorry brings. */
  readonly orderKg: number;
}

// Rule GOODS-07.
const KG_PER_LITRE_OR_M3 = 2;
const KWH_PER_KG = 4.8;
const KG_PER_PALLET = 975;
const KG_PER_UNIT: Readonly<Record<NeedBasis, number>> = {
  kw: computeStoreSize(1).pelletKg,
  gas: KG_PER_LITRE_OR_M3,
  kwh: 1 / KWH_PER_KG,
  oil: KG_PER_LITRE_OR_M3,
};

/** A year's pellets of a home and the store for them; a rule of thumb. quantity: within NEED_LIMITS. */
export function fuelNeed(basis: NeedBasis, quantity: number): FuelNeed {
  const kg = quantity * KG_PER_UNIT[basis];
  const amountKg = Math.max(100, Math.round(kg / 100) * 100);
  const { min, max } = PRODUCT_GROUPS[3].orderLimits;
  return {
    amountKg,
    heatKwh: Math.round((amountKg * KWH_PER_KG) / 100) * 100,
    storeM3: Math.round((amountKg / PELLET_KG_PER_M3 / STORE_FILLED_SHARE) * 10) / 10,
    palletCount: Math.ceil(amountKg / KG_PER_PALLET),
    orderKg: Math.min(max, Math.max(min, amountKg)),
  };
}
