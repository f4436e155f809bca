export interface FuelChart {
  readonly path: string;
  /** Of the contract's price factors. */
  readonly factorId: number;
}

/** Paths of specification sections 2 and 9; exchange rates have none. */
export const FUEL_CHARTS: readonly FuelChart[] = [
  { path: '/charts/rohoel', factorId: 1 },
  { path: '/charts/gasoel', factorId: 2 },
  { path: '/charts/heizoel', factorId: 5 },
];
