import type { DealerOrder, PlacedOrder } from '@heizplatz/contract';
import { buildAddress, BY_INVOICE, buildOffer } from '@heizplatz/testing';

/** The common content of the information for customer and dealer about an order that was just placed. */
export const placedFacts = () =>
  ({
    OrderId: '0193-5f2c',
    OrderNumber: 'HP-26-104417',
    CountryId: 1,
    ProductGroupId: 3,
    State: 'placed',
    PlacedAt: '2026-11-21T10:00:00.000Z',
    AnswerDueAt: '2026-11-24T23:00:00.000Z',
    Amount: 6000,
    Offer: buildOffer(),
    InvoiceAddress: null,
    Payment: BY_INVOICE,
    Stations: [{ StationNumber: 1, StationAmount: 6000, Address: buildAddress() }],
    Timeline: [{ Kind: 'state', State: 'placed', At: '2026-11-21T10:00:00.000Z', Author: 'customer', Note: null }],
    Window: null,
    ProposedWindow: null,
    Delivered: null,
    Documents: [],
    Complaints: [],
  }) satisfies Partial<PlacedOrder> & Partial<DealerOrder>;
