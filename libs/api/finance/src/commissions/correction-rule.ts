import { createHash } from 'node:crypto';
import { isoDay, localDay } from '@heizplatz/api-platform';
import { CORRECTION_ALONE_MAX, CORRECTION_MAX, type CorrectionInput } from '@heizplatz/contract';
import type * as v from 'valibot';

export type Correction = v.InferOutput<typeof CorrectionInput>;

export const correctionCents = ({ Amount }: Correction): number => Math.round(Amount * 100);

/** What a request is known by when it is sent again: its own key, or else its content and the local day. */
export function correctionKey(correction: Correction, at: Date): string {
  const { IdempotencyKey, DealerId, Reason, OrderNumber } = correction;
  if (IdempotencyKey !== undefined) return IdempotencyKey;
  const content = [DealerId, correctionCents(correction), Reason, OrderNumber, isoDay(localDay(at))];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Rule STAFF-16. `orderCents`: what the order's commission comes to so far, with its corrections; null: it is of no order. */
export function correctionRefusal(cents: number, orderCents: number | null): string | null {
  if (Math.abs(cents) > CORRECTION_MAX * 100) return 'CORRECTION_MAX';
  if (orderCents !== null && cents < 0 && orderCents + cents < 0) return 'CORRECTION_BELOW_ZERO';
  return null;
}

/** `bookedCents`: the dealer's corrections of the day so far, added without their signs. */
export const isForTwo = (cents: number, bookedCents: number): boolean =>
  bookedCents + Math.abs(cents) > CORRECTION_ALONE_MAX * 100;
