import type { PlacedOrder } from '@heizplatz/contract';
import { addressOf, BY_INVOICE, offerOf } from '@heizplatz/testing';

export const NO_ACTS: PlacedOrder['May'] = {
  Move: false,
  Cancel: false,
  Withdraw: false,
  Complain: false,
  AnswerDate: false,
  AnswerWeight: false,
  Reorder: false,
};

/** A placed order as its owner gets it. */
export function placedOrderOf(given: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    OrderId: '0193-5f2c',
    OrderNumber: 'HP-26-104417',
    CountryId: 1,
    ProductGroupId: 3,
    State: 'placed',
    PlacedAt: '2026-11-21T10:00:00.000Z',
    AnswerDueAt: '2026-11-24T23:00:00.000Z',
    EmailAddress: 'a.koester@example.com',
    IsGuest: true,
    Amount: 6000,
    Offer: offerOf(),
    DeliveryAddress: addressOf(),
    InvoiceAddress: null,
    Payment: BY_INVOICE,
    QrBillSvg: null,
    Stations: [{ StationNumber: 1, StationAmount: 6000, Address: addressOf() }],
    Timeline: [{ Kind: 'state', State: 'placed', At: '2026-11-21T10:00:00.000Z', Author: 'customer', Note: null }],
    Dealer: {
      Company: 'Pellethof Uckermark GmbH',
      Phone: '03984 23125 040',
      EmailAddress: 'bestellung@pellethof-uckermark.example.com',
      Address: 'Am Speicher 3, 17291 Prenzlau',
    },
    Window: null,
    ProposedWindow: null,
    Delivered: null,
    Documents: [],
    CalendarPath: null,
    Reason: null,
    NextOffers: [],
    May: { ...NO_ACTS, Move: true, Cancel: true, Withdraw: true },
    WithdrawUntil: null,
    ...given,
  };
}
