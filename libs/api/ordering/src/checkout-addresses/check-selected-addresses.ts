import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { Address, CalculationConfiguration, SelectedAddress } from '@heizplatz/contract';

export interface FieldError {
  readonly path: string;
  readonly code: string;
}

export type DeliveredConfiguration = Pick<
  CalculationConfiguration,
  'ZipCode' | 'CountryId' | 'Amount' | 'Stations' | 'ProductGroupId'
>;

export interface SelectionCheck {
  readonly selected: readonly SelectedAddress[];
  /** The caller's own addresses. */
  readonly own: readonly Address[];
  readonly configuration: DeliveredConfiguration;
  /** A business orders: station 1 names its company (rule CHECKOUT-05). */
  readonly needsCompany: boolean;
}

const DELIVERY = 1;
const COMPLETE = 'body.SelectedAddresses';

/** Deliveries by station; a single station always takes the whole amount. */
export const getDeliveries = (selected: readonly SelectedAddress[]): SelectedAddress[] =>
  selected.filter((one) => one.AddressType === DELIVERY).toSorted((a, b) => a.AddressIndex - b.AddressIndex);

/**
 * Why a delivery point cannot have this address: it does not belong to the caller, or lies outside the offer's
 * postcode.
 */
export function deliveryError(
  addressId: number,
  { own, configuration }: Pick<SelectionCheck, 'own' | 'configuration'>,
): 'ADDRESS_UNKNOWN' | 'ZIPCODE_DIFFERS' | null {
  const address = own.find(({ Id }) => Id === addressId);
  if (!address) return 'ADDRESS_UNKNOWN';
  const isDeliverable = address.ZipCode === configuration.ZipCode && address.CountryId === configuration.CountryId;
  return isDeliverable ? null : 'ZIPCODE_DIFFERS';
}

/** The same for delivery point 1, which identifies the customer: COMPANY_REQ for a business without its name. */
export function firstDeliveryError(addressId: number, check: Omit<SelectionCheck, 'selected'>) {
  const error = deliveryError(addressId, check);
  if (error || !check.needsCompany) return error;
  return check.own.find(({ Id }) => Id === addressId)?.CompanyName ? null : 'COMPANY_REQ';
}

function addressError(check: SelectionCheck, index: number): FieldError | undefined {
  const chosen = check.selected[index]!;
  const path = `${COMPLETE}.${index}.AddressId`;
  if (chosen.AddressType === DELIVERY) {
    const getError = chosen.AddressIndex === 0 ? firstDeliveryError : deliveryError;
    const code = getError(chosen.AddressId, check);
    return code ? { path, code } : undefined;
  }
  return check.own.some(({ Id }) => Id === chosen.AddressId) ? undefined : { path, code: 'ADDRESS_UNKNOWN' };
}

/** Not distributed yet (all 0), or every station at least the household's minimum and all together the ordered amount. */
function areAmountsRight(deliveries: readonly SelectedAddress[], configuration: DeliveredConfiguration): boolean {
  return deliveries.every(({ Amount }) => Amount === 0) || areAmountsDistributed(deliveries, configuration);
}

/**
 * Whether an order can go to these addresses: all the caller's own, delivery in the offer's postcode, each station
 * (AddressIndex 0 … stations-1) named once and the first among them, at most one invoice address. Further stations and
 * amounts may come later.
 */
export function checkSelectedAddresses(check: SelectionCheck): FieldError[] {
  const { selected, configuration } = check;
  const deliveries = getDeliveries(selected);
  const errors = selected.map((_, index) => addressError(check, index)).filter((error) => error !== undefined);
  const deliveryPoints = deliveries.map((one) => one.AddressIndex);
  const isOutside = deliveryPoints.some((deliveryPoint) => deliveryPoint >= configuration.Stations);
  if (deliveryPoints[0] !== 0 || new Set(deliveryPoints).size < deliveryPoints.length || isOutside)
    errors.push({ path: COMPLETE, code: 'STATIONS_MISMATCH' });
  if (selected.length - deliveries.length > 1) errors.push({ path: COMPLETE, code: 'INVOICE_ADDRESS_TWICE' });
  if (!areAmountsRight(deliveries, configuration)) errors.push({ path: COMPLETE, code: 'AMOUNTS_MISMATCH' });
  return errors;
}

/** Whether every station has its amount, none below a household's minimum; a single one always has the whole. */
export function areAmountsDistributed(
  selected: readonly SelectedAddress[],
  { Amount, Stations, ProductGroupId }: DeliveredConfiguration,
): boolean {
  const deliveries = getDeliveries(selected);
  const sum = deliveries.reduce((total, one) => total + one.Amount, 0);
  if (Stations === 1) return deliveries.length === 1 && (sum === 0 || sum === Amount);
  const { min } = PRODUCT_GROUPS[ProductGroupId].orderLimits;
  return deliveries.length === Stations && sum === Amount && deliveries.every((one) => one.Amount >= min);
}
