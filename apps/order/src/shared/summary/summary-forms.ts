/** The summary's forms, by the names they are sent under without script. */
export const SUMMARY_FORMS = { order: 'bestellen', nearest: 'naechstes-angebot', email: 'bestaetigung-an' } as const;

/** What the last click is for: the order that was seen, and the one key under which it is placed once. */
export const ORDER_FIELDS = { offerId: 'OfferId', totalPrice: 'TotalPrice', key: 'IdempotencyKey' } as const;

/** What the page showed when the button was pressed. */
export interface SeenOrder {
  readonly OfferId: string;
  readonly TotalPrice: number;
}

/** From the fields of a form. */
export const getSeenOrder = (fields: Readonly<Record<string, string>>): SeenOrder => ({
  OfferId: fields[ORDER_FIELDS.offerId] ?? '',
  TotalPrice: Number(fields[ORDER_FIELDS.totalPrice]),
});

/** Codes for a page that differs from the server's state: it is rendered again, and nothing was ordered. */
export const STALE: readonly string[] = ['PRICE_CHANGED', 'PRICE_NOT_HELD', 'OFFER_REPLACED', 'CONFLICT'];

/** Opens the form of the confirmation's address where no script does. */
export const CHANGE_QUERY = { name: 'aendern', email: 'email' } as const;
