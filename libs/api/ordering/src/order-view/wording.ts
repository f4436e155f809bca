import type { CountryId, OrderState, ProductGroupId } from '@heizplatz/contract';

/** Value added tax as each country calls it (product.md section 1). */
export const TAX_NAMES: Readonly<Record<CountryId, string>> = { 1: 'MwSt.', 2: 'USt.', 3: 'MWST' };

/** The creditor's identifier of a SEPA mandate; Switzerland knows no such debit. */
export const CREDITOR_NAMES: Readonly<Record<CountryId, string>> = {
  1: 'Gläubiger-ID des Händlers',
  2: 'Creditor-ID des Händlers',
  3: 'Gläubiger-ID des Händlers',
};

/** What identifies a business to the tax office, as its invoice names it. */
export const TAX_NUMBER_NAMES: Readonly<Record<CountryId, string>> = {
  1: 'Steuernummer',
  2: 'UID-Nummer',
  3: 'MWST-Nummer',
};

const BY_LITRE: readonly ProductGroupId[] = [1, 2, 5];
const BY_PALLET: readonly ProductGroupId[] = [4, 6, 8];

/** No ordered total is an invoice (product.md section 4): what counts is what the lorry brought. */
export function settlementSentence(groupId: ProductGroupId): string {
  if (BY_LITRE.includes(groupId)) return 'Abgerechnet wird nach gelieferter Menge.';
  if (BY_PALLET.includes(groupId)) return 'Abgerechnet wird nach gelieferten Paletten.';
  return 'Abgerechnet wird nach geliefertem Gewicht.';
}

/** What an order is, as a sentence for customer and dealer alike. */
export const STATE_LABELS: Readonly<Record<OrderState, string>> = {
  placed: 'Die Bestellung wartet auf die Antwort des Händlers.',
  accepted: 'Die Bestellung ist angenommen.',
  declined: 'Der Händler hat die Bestellung abgelehnt.',
  expired: 'Der Händler hat nicht rechtzeitig geantwortet.',
  scheduled: 'Der Liefertermin steht fest.',
  'delivery-failed': 'Die Lieferung ist gescheitert.',
  delivered: 'Die Ware ist geliefert.',
  invoiced: 'Die Rechnung ist gestellt.',
  paid: 'Die Rechnung ist bezahlt.',
  cancelled: 'Die Bestellung ist storniert.',
  withdrawn: 'Der Vertrag ist widerrufen.',
};

/** What dealers offer, as each country calls it. */
export const offersLabel = (countryId: CountryId): string => (countryId === 3 ? 'Offerten' : 'Angebote');

/** One of them, as the object of a sentence. */
export const anOffer = (countryId: CountryId): string => (countryId === 3 ? 'eine Offerte' : 'ein Angebot');
