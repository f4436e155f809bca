import type { OfferVariant } from '@heizplatz/contract';

/** The form round a list's buttons, where no script does; it stands once a page. */
export const CHOICE_FORM_ID = 'auswahl';

/** Of the page that such a button leads to: dealer and offer. */
export const OFFER_QUERY = 'angebot';

export const offerQueryValue = ({ DealerId, Id }: Pick<OfferVariant, 'DealerId' | 'Id'>): string => `${DealerId}:${Id}`;

/** Null: it names no offer. */
export function readOfferQuery(query: URLSearchParams): { readonly dealerId: number; readonly offerId: string } | null {
  const [, dealerId = '', offerId = ''] = /^(\d{1,9}):(.{1,80})$/.exec(query.get(OFFER_QUERY) ?? '') ?? [];
  return offerId === '' ? null : { dealerId: Number(dealerId), offerId };
}
