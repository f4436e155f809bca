import type { CalculationResult, CalculationRows, Offer } from '@heizplatz/contract';
import { buildOffer, foldCalculation } from '@heizplatz/testing';

/** Two more dealers beside the one of `offerOf`. */
export const SECOND_OFFER: Offer = buildOffer({
  Id: '12-20-1-103',
  DealerId: 2,
  DealerName: 'Märkische Brennstoffe',
  DealerCompany: 'Märkische Brennstoffe KG',
  DealerPlace: 'Bernau bei Berlin',
  Rating: null,
  RatingCount: 0,
  DistanceKm: 31,
  DeliveryDate: '2026-12-04',
  PaymentIds: [1, 2],
  UnitPrice: 386.4,
  TotalPrice: 2318.4,
  Markers: ['nearest', 'fastest'],
});

export const THIRD_OFFER: Offer = buildOffer({
  Id: '13-20-2-103',
  DealerId: 3,
  DealerName: 'Holzenergie Oderland',
  DealerCompany: 'Holzenergie Oderland e. K.',
  CertificationId: 2,
  Certification: 'DINplus',
  PaymentIds: [1],
  UnitPrice: 390.82,
  TotalPrice: 2344.9,
  Markers: [],
});

/** Offers for 6.000 kg to 10115 Berlin. */
export function buildResult(overrides: Partial<CalculationResult> = {}): CalculationResult {
  return {
    Items: [buildOffer(), SECOND_OFFER, THIRD_OFFER],
    HasDefaultOffers: false,
    PlaceName: 'Berlin',
    ValidUntil: '2026-11-21T23:00:00.000Z',
    Scale: [
      { Amount: 1000, UnitPrice: 470.1 },
      { Amount: 2000, UnitPrice: 421.5 },
      { Amount: 3000, UnitPrice: 396.5 },
      { Amount: 5000, UnitPrice: 385.3 },
      { Amount: 6000, UnitPrice: 381.21 },
      { Amount: 8000, UnitPrice: 370.5 },
      { Amount: 10_000, UnitPrice: 366.3 },
      { Amount: 15_000, UnitPrice: 364.2 },
      { Amount: 20_000, UnitPrice: 363.9 },
    ],
    ...overrides,
  };
}

/** The response of berechnen/angebote with these offers. */
export const buildCalculation = (overrides: Partial<CalculationResult> = {}): CalculationRows =>
  foldCalculation(buildResult(overrides));

/** The response of bestellung/berechnen: the dealer's offer as in that list. */
export function getOrderCalculation(dealerId: number | null) {
  const { Items, ValidUntil } = buildResult();
  const Item = Items.find(({ DealerId }) => DealerId === dealerId) ?? null;
  return { Item, Items: Item ? [] : Items, ValidUntil };
}
