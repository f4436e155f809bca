import { CRUDE_OIL_CHART_PATH, GAS_OIL_CHART_PATH, HEATING_OIL_CHART_PATH } from '@heizplatz/routes';

export interface FuelChart {
  readonly path: string;
  /** Of the contract's price factors. */
  readonly factorId: number;
}

/** Paths of rule URL-14; exchange rates have none. */
export const FUEL_CHARTS: readonly FuelChart[] = [
  { path: CRUDE_OIL_CHART_PATH, factorId: 1 },
  { path: GAS_OIL_CHART_PATH, factorId: 2 },
  { path: HEATING_OIL_CHART_PATH, factorId: 5 },
];
