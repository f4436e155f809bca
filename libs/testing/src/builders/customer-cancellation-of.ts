import type { CustomerCancellation } from '@heizplatz/contract';

/** A cancellation that is not booked, and about which nobody has written. */
export function customerCancellationOf(given: Partial<CustomerCancellation> = {}): CustomerCancellation {
  return {
    OrderId: '7c0e0e7e-6a51-4c1c-9a61-0d8f5a1f2b11',
    OrderNumber: 'DE-26-000123',
    IsBooked: false,
    BookedAs: null,
    Reason: 'Wir heizen jetzt anders',
    Feedback: { status: 0, reason: '', comment: '' },
    Comments: [],
    ...given,
  };
}
