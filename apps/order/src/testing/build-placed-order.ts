import type { PlacedOrder } from '@heizplatz/contract';
import { buildAddress } from '@heizplatz/testing';
import { placedFacts } from './placed-facts';

export const NO_ACTIONS: PlacedOrder['May'] = {
  Move: false,
  Cancel: false,
  Withdraw: false,
  Complain: false,
  AnswerDate: false,
  AnswerWeight: false,
  ChangeAddress: false,
  Reorder: false,
};

/** A placed order as its owner gets it. */
export function buildPlacedOrder(overrides: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    ...placedFacts(),
    EmailAddress: 'a.koester@example.com',
    IsGuest: true,
    DeliveryAddress: buildAddress(),
    QrBillSvg: null,
    Dealer: {
      Company: 'Pellethof Uckermark GmbH',
      Phone: '03984 23125 040',
      EmailAddress: 'bestellung@pellethof-uckermark.example.com',
      Address: 'Am Speicher 3, 17291 Prenzlau',
    },
    MoveDates: [],
    CalendarPath: null,
    Reason: null,
    NextOffers: [],
    May: { ...NO_ACTIONS, Move: true, Cancel: true, Withdraw: true },
    WithdrawUntil: null,
    ...overrides,
  };
}
