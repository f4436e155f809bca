import type { CALLS, CallAnswer } from '@heizplatz/contract';

type Rating = CallAnswer<typeof CALLS.ratingOfOrder>;

/** A delivered order that nobody has rated. */
export function ratingOf(given: Partial<Rating> = {}): Rating {
  return {
    State: 'open',
    OrderNumber: 'DE-26-000123',
    ProductGroupId: 3,
    ProductName: 'Holzpellets lose',
    Amount: 5880,
    DealerName: 'Pellethof Uckermark',
    DeliveredOn: '2026-11-12',
    Given: null,
    ...given,
  };
}
