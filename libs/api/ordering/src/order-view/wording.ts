import { comesBy } from '@heizplatz/calculator';
import type { OrderState, ProductGroupId } from '@heizplatz/contract';

/** No ordered total is an invoice (rule ORDER-04): what counts is what the lorry brought. */
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
