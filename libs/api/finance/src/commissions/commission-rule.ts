import { roundHalfUp } from '@heizplatz/calculator';
import type { OrderState } from '@heizplatz/contract';

/** none: the dealer is not bound yet, or never was. */
export type CommissionState = 'none' | 'expected' | 'final' | 'void';

/**
 * Rule STAFF-06: arises when the dealer accepts, final on delivered weight, zero when withdrawn or declined. Nothing is
 * delivered of a cancelled order, so it comes to nothing as well.
 */
const STATES: Readonly<Record<OrderState, CommissionState>> = {
  placed: 'none',
  accepted: 'expected',
  scheduled: 'expected',
  'delivery-failed': 'expected',
  delivered: 'final',
  invoiced: 'final',
  paid: 'final',
  declined: 'void',
  expired: 'void',
  cancelled: 'void',
  withdrawn: 'void',
};

export const commissionState = (state: OrderState): CommissionState => STATES[state];

/** Cents, rounded half up once an order; a void one has none. */
export const commissionCents = (
  state: CommissionState,
  { netCents, basisPoints }: { readonly netCents: number; readonly basisPoints: number },
): number => (state === 'expected' || state === 'final' ? roundHalfUp(netCents * basisPoints, 10_000) : 0);
