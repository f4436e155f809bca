import type { OrderSummary } from '@heizplatz/contract';

/** An order in its owner's list: 6.000 kg of loose pellets to Berlin, scheduled. */
export function buildOrderSummary(overrides: Partial<OrderSummary> = {}): OrderSummary {
  return {
    OrderId: '7c0e0e7e-6a51-4c1c-9a61-0d8f5a1f2b11',
    OrderNumber: 'DE-26-000123',
    CountryId: 1,
    ProductGroupId: 3,
    ProductName: 'Holzpellets lose',
    Characteristics: [{ Key: 'Certification', Label: 'Zertifikat', Value: 'ENplus A1' }],
    State: 'scheduled',
    PlacedAt: '2026-11-18T09:12:00.000Z',
    Amount: 6000,
    TotalPrice: 2287.23,
    Deposit: 0,
    DealerName: 'Pellethof Uckermark',
    DeliveryPlace: '10115 Berlin',
    DeliveryDate: '2026-12-02',
    RatingPath: null,
    OrderAgainPath: '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
    ...overrides,
  };
}
