/** How prices of a product group depend on amount and distance. */
export interface PriceShape {
  /** One factor a step of the group's scale, 1 at the reference amount. */
  readonly scale: readonly number[];
  /** Gross cents per unit in each zone, against the level of German loose pellets. */
  readonly zones: readonly number[];
  /** The fee per delivery point against loose pellets. */
  readonly deliveryPointFactor: number;
}

/** Zone 0 ends at the first value, the last zone begins after the last; as many as a price book can store. */
export const ZONE_ENDS_KM = [12, 22, 34, 48, 66, 90, 125];
/** What the way to each zone costs against 90 km. */
const ZONE_SHARES = [0, 0.11, 0.23, 0.35, 0.48, 0.64, 0.85, 1.1];
/** Gross cents per unit by zone, from those of 90 km. */
const zonesTo = (cents: number): number[] => ZONE_SHARES.map((share) => Math.round(cents * share));

/** With the fee spread over it, 1 t costs about a fifth more than 6 t, 3 t 4 % more, 20 t 4 % less (rule DEMO-05). */
const BLOWN: PriceShape = {
  scale: [1.1, 1.066, 1.021, 1.004, 1, 0.994, 0.989, 0.98, 0.974],
  zones: zonesTo(1150),
  deliveryPointFactor: 1,
};
const PALLETS: PriceShape = {
  scale: [1, 0.972, 0.958, 0.94, 0.929, 0.921],
  zones: zonesTo(1400),
  deliveryPointFactor: 0.95,
};
const OIL: PriceShape = {
  scale: [1.11, 1.055, 1.03, 1.016, 1, 0.986, 0.975, 0.97, 0.967],
  zones: zonesTo(113),
  deliveryPointFactor: 0.3,
};
const ADBLUE: PriceShape = { scale: [1.11, 1, 0.93, 0.87, 0.84], zones: zonesTo(149), deliveryPointFactor: 0.4 };
const FIREWOOD: PriceShape = { scale: [1, 0.975, 0.961, 0.947, 0.932], zones: zonesTo(1200), deliveryPointFactor: 0.8 };

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
