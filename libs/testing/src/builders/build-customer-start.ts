import type { CALLS, CallResponse } from '@heizplatz/contract';
import { buildFuelStorage } from './build-fuel-storage';
import { buildOrderSummary } from './build-order-summary';

type CustomerStart = CallResponse<typeof CALLS.customerStart>;

/** A customer's home page: one open order, one store, a price at home. */
export function buildCustomerStart(overrides: Partial<CustomerStart> = {}): CustomerStart {
  return {
    FirstName: 'Katharina',
    LastName: 'Lindner',
    OpenOrders: [buildOrderSummary()],
    Stores: [buildFuelStorage()],
    LastPrice: {
      ZipCode: '10115',
      Place: 'Berlin',
      UnitPrice: 381.21,
      Unit: 't',
      Path: '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
    },
    Notifications: 1,
    ...overrides,
  };
}
