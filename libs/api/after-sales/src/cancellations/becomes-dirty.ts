import type { BookingMode } from './booking-mode';

interface Booking {
  readonly isBooked: boolean;
  readonly bookedAs: BookingMode | null;
}

/** Specification section 4: a row is dirty, and saved with the others, once its booking state or booking mode differs. */
export const becomesDirty = (saved: Booking, shown: Booking): boolean =>
  saved.isBooked !== shown.isBooked || saved.bookedAs !== shown.bookedAs;
