import type { CALLS, CallInput, FuelStorage } from '@heizplatz/contract';
import { type FormValues, parseWholeNumber } from '@heizplatz/form-ui';

type Statement = CallInput<typeof CALLS.saveCustomerStore>['body'];

/** Among the page's forms, for whoever has no script. */
export const fuelStorageFormName = ({ AddressId }: Pick<FuelStorage, 'AddressId'>): string => `lager-${AddressId}`;

/** What a store's form said without script, by its fields' names; figures as they are typed, '6.500' among them. */
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
