import type { FuelStorage } from '@heizplatz/contract';

/** A store that was described and has a forecast; its last delivery came in June. */
export function buildFuelStorage(overrides: Partial<FuelStorage> = {}): FuelStorage {
  return {
    AddressId: 41,
    Place: 'Ackerzeile 14, 10115 Berlin',
    ZipCode: '10115',
    CapacityKg: 6500,
    StockKg: 5200,
    FilledAt: '2026-09-01',
    YearlyUseKg: 5000,
    StockTodayKg: 4230,
    RunsOutOn: '2027-05-14',
    LastDelivery: { Date: '2026-06-02', AmountKg: 4850 },
    OrderPath: '/holzpellets-lose/angebotsliste?zipCode=10115&amount=2200',
    ...overrides,
  };
}
