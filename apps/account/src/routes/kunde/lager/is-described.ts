import type { FuelStorage } from '@heizplatz/contract';

/** Whether the customer has entered any data about it. */
export const isDescribed = ({ CapacityKg, StockKg, YearlyUseKg }: FuelStorage): boolean =>
  [CapacityKg, StockKg, YearlyUseKg].some((value) => value !== null);
