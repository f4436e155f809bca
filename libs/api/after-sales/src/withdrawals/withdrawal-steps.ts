import { isUnconfirmed } from '@heizplatz/api-ordering';
import { epochDay, isoDay, siteDay } from '@heizplatz/api-platform';
import { beforeFullStop, formatDate, siteById } from '@heizplatz/country';
import type { DeclaredOrder } from './withdraw-order';

const REFUND_DAYS = 14;
const MIXED =
  'Das Recht erlischt nur, wenn die Ware untrennbar mit anderen Gütern vermischt wurde. Das Einblasen in ein leeres Lager genügt dafür nicht.';

const isDelivered = ({ order }: DeclaredOrder): boolean => order.deliveredOn !== null;

/** What must be refunded in addition to the price, for the sentence about it. */
const paymentLabels = ({ order }: DeclaredOrder): string =>
  order.offer.Deposit > 0 ? 'einschließlich der Lieferkosten und des Pfands' : 'einschließlich der Lieferkosten';

function customerWithdrawn(declaredOrder: DeclaredOrder): string[] {
  const { order, seller } = declaredOrder;
  const knows = isUnconfirmed(order)
    ? `${seller.company} hat sie nicht bekommen.`
    : 'Der Händler hat Ihre Erklärung erhalten.';
  const withdrawn = `Ihre Bestellung ${order.number} bei ${seller.company} ist widerrufen. ${knows}`;
  if (isDelivered(declaredOrder))
    return [
      withdrawn,
      'Der Händler holt die Ware ab, trägt die Kosten dafür und meldet sich bei Ihnen.',
      `Er zahlt Ihnen alle Zahlungen ${paymentLabels(declaredOrder)} spätestens binnen 14 Tagen zurück. Er kann damit warten, bis er die Ware zurückhat.`,
      MIXED,
    ];
  return [
    withdrawn,
    'Geliefert wird nicht. Kosten entstehen Ihnen keine, auch keine Gebühr für eine Stornierung.',
    'Was Sie schon bezahlt haben, zahlt der Händler spätestens binnen 14 Tagen zurück.',
  ];
}

const partReaches = (order: DeclaredOrder['order'], company: string): string =>
  isUnconfirmed(order)
    ? `Sobald Sie die Bestellung bestätigt haben, geht Ihre Erklärung mit ihr an ${beforeFullStop(company)}.`
    : `Ihre Erklärung ging an ${beforeFullStop(company)}.`;

/** What happens next, for the declaring person; null: no order was recognised. */
export function customerSteps(declaredOrder: DeclaredOrder | null): string[] {
  if (!declaredOrder)
    return [
      'Unser Kundendienst ordnet Ihre Erklärung dem Vertrag zu und leitet sie unverzüglich an den Händler weiter.',
      'Für die Frist zählt der oben genannte Eingang. Sie müssen nichts weiter tun.',
    ];
  const { order, seller, outcome, reason } = declaredOrder;
  if (outcome === 'withdrawn') return customerWithdrawn(declaredOrder);
  if (outcome === 'waiting')
    return [
      `Zum Schutz vor Fremden bestätigen Sie bitte über den Knopf unten, dass Sie die Bestellung ${order.number} widerrufen. Danach erfährt es der Händler sofort.`,
      'Für die Frist zählt der oben genannte Eingang, auch wenn Sie später bestätigen. Unser Kundendienst sieht Ihre Erklärung ebenfalls und fragt sonst nach.',
      'Waren Sie das nicht? Dann bestätigen Sie nichts: Ihre Bestellung bleibt, wie sie ist. Antworten Sie bitte auf diese Nachricht.',
    ];
  if (outcome === 'part')
    return [
      `${partReaches(order, seller.company)} Die Bestellung ${order.number} bleibt für den übrigen Teil bestehen.`,
      'Der Händler stimmt den Rest mit Ihnen ab. Für den widerrufenen Teil entstehen Ihnen keine Kosten.',
    ];
  return [
    `Ihre Erklärung zur Bestellung ${order.number} ging an ${seller.company} und an unseren Kundendienst.`,
    `Der Stand der Bestellung bleibt vorerst, wie er ist: ${reason}. Sie bekommen darauf eine Antwort.`,
  ];
}

/** Last ISO day on which payments must be refunded, from the declaration's receipt. */
export const refundUntil = (receivedAt: Date): string => isoDay(epochDay(siteDay(receivedAt)) + REFUND_DAYS);

const refundDay = ({ order, declaredAt }: DeclaredOrder): string =>
  formatDate(refundUntil(declaredAt), siteById(order.countryId));

function dealerWithdrawn(declaredOrder: DeclaredOrder): string[] {
  const until = refundDay(declaredOrder);
  if (isDelivered(declaredOrder))
    return [
      'Bitte vereinbaren Sie mit dem Kunden, wann Sie die Ware abholen. Die Kosten der Rücksendung tragen Sie.',
      `Alle Zahlungen ${paymentLabels(declaredOrder)} sind spätestens bis ${until} zurückzuzahlen; Sie können warten, bis Sie die Ware zurückhaben.`,
      MIXED,
    ];
  const fee =
    declaredOrder.order.state === 'cancelled'
      ? 'Die Bestellung war schon storniert. Der Widerruf geht vor: Eine Gebühr für die Stornierung entfällt.'
      : 'Der Widerruf vor der Lieferung ist kostenlos: Gebühren und Anfahrt dürfen nicht berechnet werden.';
  return [
    'Bitte liefern Sie nicht, und ziehen Sie nichts ein.',
    fee,
    `Was schon bezahlt wurde, ist spätestens bis ${until} zurückzuzahlen.`,
  ];
}

/** What it means for the contract partner. */
export function dealerSteps(declaredOrder: DeclaredOrder): string[] {
  if (declaredOrder.outcome === 'withdrawn') return dealerWithdrawn(declaredOrder);
  if (declaredOrder.outcome === 'part')
    return [
      'Der Kunde widerruft nur einen Teil; die Bestellung bleibt für den Rest bestehen.',
      'Bitte stimmen Sie Menge, Preis und Lieferung des Restes mit ihm ab. Für den widerrufenen Teil dürfen ihm keine Kosten entstehen.',
      `Was er für diesen Teil schon bezahlt hat, ist spätestens bis ${refundDay(declaredOrder)} zurückzuzahlen.`,
    ];
  return [
    `Der Stand der Bestellung blieb unverändert: ${declaredOrder.reason}.`,
    'Bitte prüfen Sie die Erklärung und antworten Sie dem Kunden. Unser Kundendienst hat sie auch erhalten.',
  ];
}
