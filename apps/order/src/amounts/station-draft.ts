import type { OrderProcess } from '@heizplatz/contract';
import { distributeEvenly } from './distribute-evenly';

/** One station as it stands in the form; null: not said yet. Amount in the group's unit. */
export interface StationDraft {
  readonly amount: number | null;
  readonly addressId: number | null;
}

/** What is kept, else equal amounts; the address of station 1 is the address step's. */
export function stationDrafts({ Stations, Configuration, DeliveryAddress }: OrderProcess): StationDraft[] {
  const isDistributed = Stations.every(({ StationAmount }) => StationAmount !== null && StationAmount > 0);
  const equal = distributeEvenly(Configuration.Amount, Stations.length);
  return Stations.map(({ StationAmount, Address }, index) => ({
    amount: isDistributed ? StationAmount : (equal[index] ?? null),
    addressId: Address?.Id ?? (index === 0 ? (DeliveryAddress?.Id ?? null) : null),
  }));
}

/** What is left of the order's amount; below zero: too much is given out. */
export const remainingAmount = (
  stations: readonly StationDraft[],
  { Configuration }: Pick<OrderProcess, 'Configuration'>,
) => Configuration.Amount - stations.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
