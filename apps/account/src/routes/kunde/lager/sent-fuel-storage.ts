import type { CALLS, CallInput, FuelStorage } from '@heizplatz/contract';
import { type FormValues, parseWholeNumber } from '@heizplatz/form-ui';

type Statement = CallInput<typeof CALLS.saveCustomerStore>['body'];

/** Identifies it among the page's forms when there is no JavaScript. */
export const fuelStorageFormName = ({ AddressId }: Pick<FuelStorage, 'AddressId'>): string => `lager-${AddressId}`;

/**
 * The values of a fuel storage's form without JavaScript, by its fields' names; numbers as entered, for example
 * '6.500'.
 */
export function sentFuelStorage(
  sent: Readonly<Record<string, string>>,
  { AddressId }: Pick<FuelStorage, 'AddressId'>,
): Statement {
  const getKilograms = (name: string) => parseWholeNumber(sent[name] ?? '');
  const StockKg = getKilograms('StockKg');
  return {
    AddressId,
    CapacityKg: getKilograms('CapacityKg'),
    StockKg,
    FilledAt: StockKg === null ? null : (sent['FilledAt'] ?? ''),
    YearlyUseKg: getKilograms('YearlyUseKg'),
  };
}

/** What a store's form begins with. */
export const fuelStorageValues = (
  { CapacityKg, YearlyUseKg, StockKg, FilledAt }: FuelStorage,
  today: string,
): FormValues => ({
  CapacityKg: String(CapacityKg ?? ''),
  YearlyUseKg: String(YearlyUseKg ?? ''),
  StockKg: String(StockKg ?? ''),
  FilledAt: FilledAt ?? today,
});
