import type { Address, CalculationConfiguration, SelectedAddress } from '@heizplatz/contract';

export interface FieldError {
  readonly path: string;
  readonly code: string;
}

export interface SelectionCheck {
  readonly selected: readonly SelectedAddress[];
  /** The caller's own addresses. */
  readonly own: readonly Address[];
  readonly configuration: Pick<CalculationConfiguration, 'ZipCode' | 'CountryId' | 'Amount' | 'Stations'>;
}

const DELIVERY = 1;

function addressError({ selected, own, configuration }: SelectionCheck, index: number): FieldError | undefined {
  const chosen = selected[index];
  const address = own.find((one) => one.Id === chosen?.AddressId);
  if (!chosen || !address) return { path: `body.SelectedAddresses.${index}.AddressId`, code: 'ADDRESS_UNKNOWN' };
  const isDeliverable = address.ZipCode === configuration.ZipCode && address.CountryId === configuration.CountryId;
  if (chosen.AddressType === DELIVERY && !isDeliverable)
    return { path: `body.SelectedAddresses.${index}.AddressId`, code: 'ZIPCODE_DIFFERS' };
  return undefined;
}

/** Not distributed yet (all 0), or every station at least 1 and all together the ordered amount. */
function areAmountsRight(
  deliveries: readonly SelectedAddress[],
  { Amount, Stations }: SelectionCheck['configuration'],
) {
  const sum = deliveries.reduce((total, one) => total + one.Amount, 0);
  if (sum === 0) return true;
  return sum === Amount && deliveries.length === Stations && deliveries.every((one) => one.Amount > 0);
}

/**
 * Whether an order can go to these addresses: all the caller's own, delivery in the offer's postcode, each station
 * (AddressIndex 0 … stations-1) named once, at most one invoice address. Amounts may come later.
 */
export function checkSelectedAddresses(check: SelectionCheck): FieldError[] {
  const { selected, configuration } = check;
  const deliveries = selected.filter((one) => one.AddressType === DELIVERY);
  const whole = 'body.SelectedAddresses';
  const errors = selected.map((_, index) => addressError(check, index)).filter((error) => error !== undefined);
  const stations = deliveries.map((one) => one.AddressIndex).toSorted((a, b) => a - b);
  if (
    stations.length === 0 ||
    stations.some((station, at) => station !== at) ||
    stations.length > configuration.Stations
  )
    errors.push({ path: whole, code: 'STATIONS_MISMATCH' });
  if (selected.length - deliveries.length > 1) errors.push({ path: whole, code: 'INVOICE_ADDRESS_TWICE' });
  if (!areAmountsRight(deliveries, configuration)) errors.push({ path: whole, code: 'AMOUNTS_MISMATCH' });
  return errors;
}

/** Whether every station has its amount; a single one always has the whole. */
export function areAmountsDistributed(
  selected: readonly SelectedAddress[],
  { Amount, Stations }: Pick<CalculationConfiguration, 'Amount' | 'Stations'>,
): boolean {
  if (Stations === 1) return true;
  const deliveries = selected.filter((one) => one.AddressType === DELIVERY);
  return deliveries.length === Stations && deliveries.reduce((total, one) => total + one.Amount, 0) === Amount;
}
