import type { cancellationCases, cancellationComments } from '@heizplatz/api-after-sales';
import type { Order } from '@heizplatz/api-ordering';
import { HOUR_MS } from '@heizplatz/country';
import { pickOne } from '../random/pick-one';

type Case = typeof cancellationCases.$inferInsert;
type Comment = Omit<typeof cancellationComments.$inferInsert, 'id'>;

const FEEDBACK_CHANCE = 0.45;
const CUSTOMER_COMMENT_CHANCE = 0.3;
const DEALER_COMMENT_CHANCE = 0.2;
const ANSWERED_CHANCE = 0.85;

const FEEDBACKS = [
  { reason: 'Termin passt nicht', comment: '' },
  { reason: 'Anderswo günstiger', comment: 'Ein Nachbar hat eine Sammelbestellung gemacht.' },
  { reason: 'Bedarf hat sich geändert', comment: 'Wir heizen diesen Winter weniger.' },
  { reason: 'Versehen', comment: 'Ich hatte die Menge falsch eingegeben.' },
  { reason: 'Sonstiges', comment: '' },
];
const CUSTOMER_QUESTIONS = [
  'Entstehen mir durch die Stornierung Kosten?',
  'Bitte bestätigen Sie mir die Stornierung noch schriftlich.',
  'Ich habe schon eine Rechnung bekommen, was mache ich damit?',
  'Kann ich zum gleichen Preis im nächsten Monat noch einmal bestellen?',
];
const CUSTOMER_ANSWERS = [
  'Nein, die Stornierung ist für Sie kostenlos.',
  'Gern: Ihre Bestellung ist storniert, Kosten entstehen Ihnen nicht.',
  'Die Rechnung ist gegenstandslos, der Händler schickt Ihnen eine Gutschrift.',
];
const DEALER_LABELS = [
  'Die Tour war schon geplant, wir verzichten auf die Anfahrt.',
  'Der Kunde war telefonisch nicht erreichbar.',
  'Ersatztermin wurde angeboten, der Kunde hat abgelehnt.',
];
const DEALER_ANSWERS = ['Danke, wir buchen es ohne Kosten.', 'Vielen Dank für die Auskunft.'];

/** The reason a customer gave for its own cancellation; null: none. */
export function getFeedback(random: () => number, kind: Order['cancellationKind']) {
  if (kind === 'dealer' || kind === 'undeliverable' || random() > FEEDBACK_CHANCE) return null;
  return pickOne(random, FEEDBACKS);
}

/** Customer and dealer have separate threads; a few messages are still unanswered. */
export function getComments(
  { id, userId }: Pick<Order, 'id' | 'userId'>,
  { openedAt }: Case,
  { now, staffId, random }: { now: Date; staffId: number | null; random: () => number },
): Comment[] {
  const talk = (kind: Comment['kind'], query: string, answer: string): Comment[] => {
    const requestedAt = new Date(openedAt.getTime() + (1 + random() * 20) * HOUR_MS);
    const answeredAt = new Date(requestedAt.getTime() + (2 + random() * 30) * HOUR_MS);
    const request = { orderId: id, kind, author: kind, fkUserId: kind === 'customer' ? userId : null, text: query };
    const answered = { orderId: id, kind, author: 'staff' as const, fkUserId: staffId, text: answer };
    const isAnswered = random() < ANSWERED_CHANCE;
    return [{ ...request, at: requestedAt }, ...(isAnswered ? [{ ...answered, at: answeredAt }] : [])].filter(
      ({ at }) => at < now,
    );
  };
  return [
    ...(random() < CUSTOMER_COMMENT_CHANCE
      ? talk('customer', pickOne(random, CUSTOMER_QUESTIONS), pickOne(random, CUSTOMER_ANSWERS))
      : []),
    ...(random() < DEALER_COMMENT_CHANCE
      ? talk('dealer', pickOne(random, DEALER_LABELS), pickOne(random, DEALER_ANSWERS))
      : []),
  ];
}
