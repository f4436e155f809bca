import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import {
  deliveryError,
  type FieldError,
  firstDeliveryError,
  type SelectionCheck,
} from '../checkout-addresses/check-selected-addresses';

export type DeliveryPointAmounts = CallRequest<typeof CALLS.saveOrderAmounts>['body']['Stations'];

/**
 * Whether an order can be split like this: every station once, each with an own address in the offer's postcode and at
 * least a household's minimum, all together the ordered amount. In the group's unit.
 */
export function checkDeliveryPointAmounts(
  deliveryPoints: DeliveryPointAmounts,
  check: Omit<SelectionCheck, 'selected'>,
): FieldError[] {
  const { Amount, Stations, ProductGroupId } = check.configuration;
  const { min } = PRODUCT_GROUPS[ProductGroupId].orderLimits;
  const numbers = deliveryPoints.map(({ StationNumber }) => StationNumber).toSorted((a, b) => a - b);
  if (numbers.length !== Stations || numbers.some((number, at) => number !== at + 1))
    return [{ path: 'body.Stations', code: 'STATIONS_MISMATCH' }];
  const errors = deliveryPoints.flatMap((deliveryPoint, index): FieldError[] => {
    const path = `body.Stations.${index}`;
    const getError = deliveryPoint.StationNumber === 1 ? firstDeliveryError : deliveryError;
    const code = getError(deliveryPoint.AddressId, check);
    return [
      ...(code ? [{ path: `${path}.AddressId`, code }] : []),
      ...(deliveryPoint.Amount < min ? [{ path: `${path}.Amount`, code: 'AMOUNT_MIN' }] : []),
    ];
  });
  const sum = deliveryPoints.reduce((total, deliveryPoint) => total + deliveryPoint.Amount, 0);
  return sum === Amount ? errors : [...errors, { path: 'body.Stations', code: 'AMOUNT_SUM' }];
}
