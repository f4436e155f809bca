import type { BookingMode } from './booking-mode';

interface Booking {
  readonly isBooked: boolean;
  readonly bookedAs: BookingMode | null;
}

/** Rule ORDER-06: a row is dirty, and saved with the others, once its booking state or booking mode differs. */
export const becomesDirty = (saved: Booking, view: Booking): boolean =>
  saved.isBooked !== view.isBooked || saved.bookedAs !== view.bookedAs;
