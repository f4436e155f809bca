import { comesBy } from '@heizplatz/calculator';
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

/** No ordered total is an invoice (product.md section 4): what counts is what the lorry brought. */
export function settlementSentence(groupId: ProductGroupId): string {
  if (comesBy(groupId, 'pumped')) return 'Abgerechnet wird nach gelieferter Menge.';
  if (comesBy(groupId, 'pallets')) return 'Abgerechnet wird nach gelieferten Paletten.';
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
