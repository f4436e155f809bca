import type { Notification } from '@heizplatz/contract';

/** A running wish for loose pellets in Berlin that the day's price has not reached. */
export function buildNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    Id: 71,
    Kind: 'price',
    State: 'active',
    CountryId: 1,
    ZipCode: '10115',
    ProductId: 20,
    ProductName: 'Holzpellets lose',
    Amount: 6000,
    Threshold: 340,
    PriceToday: 372.4,
    CreatedAt: '2026-11-02T08:30:00.000Z',
    LastSentAt: null,
    ...overrides,
  };
}
