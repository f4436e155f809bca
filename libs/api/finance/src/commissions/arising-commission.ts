import { bookingMonth } from './booking-month';
import { commissionBasis, type CountedOrder } from './commission-basis';
import type { NewCommission } from './commission-repository';
import { commissionCents, commissionState } from './commission-rule';
import { rateAt, type CommissionRate } from './rate-at';

interface Dependencies {
  /** Local day of the acceptance, ISO. */
  readonly day: string;
  readonly rates: readonly CommissionRate[];
  readonly lastClosed: string | null;
}

/** The commission that an accepted order brings: by the rate of that day, in that day's month or the first open one. */
export function arisingCommission(order: CountedOrder, { day, rates, lastClosed }: Dependencies): NewCommission {
  const { id: orderId, number: orderNumber, dealerId, countryId, productGroupId } = order;
  const basis = commissionBasis(order);
  const basisPoints = rateAt(rates, { dealerId, productGroupId, day });
  const state = commissionState(order.state);
  return {
    ...{ orderId, orderNumber, dealerId, countryId, productGroupId, basisPoints, ...basis, state },
    arisenOn: day,
    month: bookingMonth(day, lastClosed),
    amountCents: commissionCents(state, { ...basis, basisPoints }),
  };
}
