import type { CancellationRow } from '@heizplatz/contract';

export type Booking = Pick<CancellationRow, 'isBooked' | 'bookedAs'>;
export type BookingMode = NonNullable<CancellationRow['bookedAs']>;

/** Rule ORDER-06: a row is dirty once its booking state or booking mode differs from what was saved. */
export const isDirty = (saved: Booking, view: Booking): boolean =>
  saved.isBooked !== view.isBooked || saved.bookedAs !== view.bookedAs;

const USUAL: Readonly<Record<CancellationRow['Kind'], BookingMode>> = {
  customer: 'free',
  dealer: 'dealer',
  duplicate: 'duplicate',
  undeliverable: 'dealer',
  goodwill: 'goodwill',
};

/** A booking needs its mode: the usual one of the kind where none was chosen yet. */
export const switched = (
  { Kind }: Pick<CancellationRow, 'Kind'>,
  { bookedAs }: Booking,
  isBooked: boolean,
): Booking => ({
  isBooked,
  bookedAs: isBooked ? (bookedAs ?? USUAL[Kind]) : bookedAs,
});
