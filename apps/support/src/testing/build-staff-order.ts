import type { StaffOrder } from '@heizplatz/contract';
import { buildAddress, BY_INVOICE, buildOffer } from '@heizplatz/testing';

const ACTIONS = { CorrectAddress: true, CorrectInvoiceAddress: true, BookWeight: false, ChangeDealer: true } as const;

/** An order of 6.000 kg of loose pellets to Berlin that waits for its dealer; its reader may execute actions. */
export function buildStaffOrder(overrides: Partial<StaffOrder> = {}): StaffOrder {
  const { Children: _, ...offer } = buildOffer();
  const Address = buildAddress();
  return {
    Version: 3,
    OrderId: '0193-5f2c',
    OrderNumber: 'DE-26-104417',
    CountryId: 1,
    ProductGroupId: 3,
    State: 'placed',
    PlacedAt: '2026-11-21T10:00:00.000Z',
    AnswerDueAt: '2026-11-24T23:00:00.000Z',
    TakenBy: null,
    CustomerId: 12,
    EmailAddress: 'a.koester@example.com',
    IsGuest: false,
    IsConsumer: true,
    Amount: 6000,
    Offer: offer,
    Configuration: {
      ...{ IsDefault: false, ProductGroupId: 3, ZipCode: Address.ZipCode, Amount: 6000, Stations: 1, CountryId: 1 },
      ...{ Product: { Id: 20 }, Parameters: [], ProductCertifications: [], LooseBlowingProcess: [] },
      ...{ PalletBagSize: null, PalletBagCount: null, AppointmentPlus: false, OnlyCertified: false },
      ...{ Ordering: 'total', OfferProductCertifications: [], OfferLooseBlowingProcess: [], Initialized: true },
    },
    PriceLines: [
      { Label: 'Mengenstufe der Preisliste', Value: 'ab 6.000 kg', Amount: null },
      { Label: 'Ware', Value: '6 × 373,00 € je t', Amount: 2238.01 },
      { Label: 'Lieferung', Value: 'ab Prenzlau, 84 km', Amount: 49.22 },
      { Label: 'Gesamtpreis', Value: 'brutto', Amount: 2287.23 },
    ],
    Stations: [{ StationNumber: 1, StationAmount: 6000, Address }],
    InvoiceAddress: null,
    AccessLines: [{ Label: 'Weg des Schlauchs', Value: '24 m' }],
    Payment: BY_INVOICE,
    MandateReference: null,
    Dealer: {
      Id: 1,
      Company: 'Pellethof Uckermark GmbH',
      Phone: '03984 5550',
      EmailAddress: 'dealer1@example.com',
      Address: 'Lagerweg 1, 17291 Prenzlau',
    },
    Window: null,
    ProposedWindow: null,
    RequestedDate: null,
    Delivered: null,
    DeliveredOn: null,
    Complaints: [],
    Documents: [
      {
        Id: 'agb',
        Name: 'AGB.pdf',
        ContentType: 'application/pdf',
        Path: '/api/support/orders/0193-5f2c/documents/agb',
      },
    ],
    Timeline: [
      {
        ...{ Kind: 'state', From: null, State: 'placed', At: '2026-11-21T10:00:00.000Z' },
        ...{ Author: 'customer', AuthorName: null, Note: null },
      },
    ],
    Mails: [
      {
        ...{ Id: '6f1e87d1-e8f9-46de-bd93-059cf098147c', Kind: 'order-received', Recipient: 'a.koester@example.com' },
        ...{
          Subject: 'Ihre Bestellung DE-26-104417 ist eingegangen',
          State: 'sent',
          Error: null,
          BouncedAt: null,
          BounceReason: null,
        },
        CreatedAt: '2026-11-21T10:00:00.000Z',
      },
    ],
    Notes: [],
    Reason: null,
    Cancellation: null,
    WithdrawUntil: null,
    May: { ...ACTIONS, Cancel: true, Note: true, ResendMail: true },
    ...overrides,
  };
}

/** Of those who read orders and change nothing. */
export const NO_STAFF_ACTIONS: StaffOrder['May'] = {
  ...{ CorrectAddress: false, CorrectInvoiceAddress: false, BookWeight: false, ChangeDealer: false },
  ...{ Cancel: false, Note: false, ResendMail: false },
};
