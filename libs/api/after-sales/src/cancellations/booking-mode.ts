/** How the cost of a cancellation was booked, as a label. */
export const BOOKING_LABELS = {
  free: 'Ohne Kosten',
  fee: 'Mit Gebühr nach den Bedingungen des Händlers',
  goodwill: 'Kulanz, ohne Kosten',
  dealer: 'Zu Lasten des Händlers',
  duplicate: 'Doppelte Bestellung, ohne Kosten',
} as const;
export type BookingMode = keyof typeof BOOKING_LABELS;
