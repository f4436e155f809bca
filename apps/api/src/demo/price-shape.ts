/** How prices of a product group depend on amount and distance. */
export interface PriceShape {
  /** One factor a step of the group's scale, 1 at the reference amount. */
  readonly scale: readonly number[];
  /** Gross cents per unit in zones 0 to 3, against the level of German loose pellets. */
  readonly zones: readonly number[];
  /** The fee per delivery point against loose pellets. */
  readonly stationFactor: number;
}

/** With the fee spread over it, 1 t costs about a fifth more than 6 t, 3 t 4 % more, 20 t 4 % less (market.md). */
const BLOWN: PriceShape = {
  scale: [1.1, 1.066, 1.021, 1.004, 1, 0.994, 0.989, 0.98, 0.974],
  zones: [0, 310, 720, 1260],
  stationFactor: 1,
};
const PALLETS: PriceShape = {
  scale: [1, 0.972, 0.958, 0.94, 0.929, 0.921],
  zones: [0, 390, 890, 1540],
  stationFactor: 0.95,
};
const OIL: PriceShape = {
  scale: [1.11, 1.055, 1.03, 1.016, 1, 0.986, 0.975, 0.97, 0.967],
  zones: [0, 32, 71, 124],
  stationFactor: 0.3,
};
const ADBLUE: PriceShape = { scale: [1.11, 1, 0.93, 0.87, 0.84], zones: [0, 45, 98, 163], stationFactor: 0.4 };
const FIREWOOD: PriceShape = { scale: [1, 0.975, 0.961, 0.947, 0.932], zones: [0, 350, 780, 1320], stationFactor: 0.8 };

/** By product group. */
export const PRICE_SHAPES: Readonly<Record<number, PriceShape>> = {
  1: OIL,
  2: OIL,
  3: BLOWN,
  4: PALLETS,
  5: ADBLUE,
  6: PALLETS,
  7: FIREWOOD,
  8: PALLETS,
  9: BLOWN,
  10: BLOWN,
};
