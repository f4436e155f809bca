import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import {
  deliveryError,
  type FieldError,
  firstDeliveryError,
  type SelectionCheck,
} from '../checkout-addresses/check-selected-addresses';

export type StationAmounts = CallRequest<typeof CALLS.saveOrderAmounts>['body']['Stations'];

/**
 * Whether an order can be split like this: every station once, each with an own address in the offer's postcode and at
 * least a household's minimum, all together the ordered amount. In the group's unit.
 */
export function checkStationAmounts(stations: StationAmounts, check: Omit<SelectionCheck, 'selected'>): FieldError[] {
  const { Amount, Stations, ProductGroupId } = check.configuration;
  const { min } = PRODUCT_GROUPS[ProductGroupId].orderLimits;
  const numbers = stations.map(({ StationNumber }) => StationNumber).toSorted((a, b) => a - b);
  if (numbers.length !== Stations || numbers.some((number, at) => number !== at + 1))
    return [{ path: 'body.Stations', code: 'STATIONS_MISMATCH' }];
  const errors = stations.flatMap((station, index): FieldError[] => {
    const path = `body.Stations.${index}`;
    const getError = station.StationNumber === 1 ? firstDeliveryError : deliveryError;
    const code = getError(station.AddressId, check);
    return [
      ...(code ? [{ path: `${path}.AddressId`, code }] : []),
      ...(station.Amount < min ? [{ path: `${path}.Amount`, code: 'AMOUNT_MIN' }] : []),
    ];
  });
  const sum = stations.reduce((total, station) => total + station.Amount, 0);
  return sum === Amount ? errors : [...errors, { path: 'body.Stations', code: 'AMOUNT_SUM' }];
}
