import type { DealerOrder } from '@heizplatz/contract';
import { placedFacts } from './placed-facts';

export const NO_DEALER_ACTIONS: DealerOrder['May'] = {
  Accept: false,
  Decline: false,
  ProposeDate: false,
  ReportFailure: false,
  ReportWeight: false,
  Upload: false,
  MarkInvoiced: false,
  MarkPaid: false,
};

/** A placed order as returned to its dealer, waiting for the answer. */
export function buildDealerOrder(overrides: Partial<DealerOrder> = {}): DealerOrder {
  return {
    ...placedFacts(),
    DealerName: 'Pellethof Uckermark',
    CustomerEmail: 'a.koester@example.com',
    Iban: null,
    MandateReference: null,
    AccessLines: [
      { Label: 'Lkw', Value: 'bis 10 m Länge, 3,5 m Höhe und 18 t' },
      { Label: 'Schlauch', Value: '24 m' },
    ],
    RequestedDate: null,
    May: { ...NO_DEALER_ACTIONS, Accept: true, Decline: true, ProposeDate: true },
    ...overrides,
  };
}
