import type { DealerOrder } from '@heizplatz/contract';
import { addressOf, BY_INVOICE, offerOf } from '@heizplatz/testing';

export const NO_DEALER_ACTS: DealerOrder['May'] = {
  Accept: false,
  Decline: false,
  ProposeDate: false,
  ReportFailure: false,
  ReportWeight: false,
  Upload: false,
  MarkInvoiced: false,
  MarkPaid: false,
};

/** A placed order as its dealer gets it, waiting for the answer. */
export function dealerOrderOf(given: Partial<DealerOrder> = {}): DealerOrder {
  return {
    OrderId: '0193-5f2c',
    OrderNumber: 'HP-26-104417',
    CountryId: 1,
    ProductGroupId: 3,
    State: 'placed',
    PlacedAt: '2026-11-21T10:00:00.000Z',
    AnswerDueAt: '2026-11-24T23:00:00.000Z',
    DealerName: 'Pellethof Uckermark',
    Amount: 6000,
    Offer: offerOf(),
    Stations: [{ StationNumber: 1, StationAmount: 6000, Address: addressOf() }],
    InvoiceAddress: null,
    CustomerEmail: 'a.koester@example.com',
    Payment: BY_INVOICE,
    Iban: null,
    MandateReference: null,
    AccessLines: [
      { Label: 'Lkw', Value: 'bis 10 m Länge, 3,5 m Höhe und 18 t' },
      { Label: 'Schlauch', Value: '24 m' },
    ],
    Timeline: [{ Kind: 'state', State: 'placed', At: '2026-11-21T10:00:00.000Z', Author: 'customer', Note: null }],
    Window: null,
    ProposedWindow: null,
    RequestedDate: null,
    Delivered: null,
    Documents: [],
    May: { ...NO_DEALER_ACTS, Accept: true, Decline: true, ProposeDate: true },
    ...given,
  };
}
