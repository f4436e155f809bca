import { WITHDRAWAL_WORDS } from '@heizplatz/country/wording';
import { BRAND, type WithdrawalName } from '@heizplatz/country';
import { heading, list, sellerLine, text, type LegalDocument } from './legal-document';
import type { Seller } from '../order/seller-repository';

const RIGHT =
  'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag, an dem Sie oder eine von Ihnen benannte dritte Person, die nicht der Beförderer ist, die Ware in Besitz genommen haben. Vor der Lieferung können Sie jederzeit und kostenlos widerrufen.';

const exercise = (seller: Seller, name: WithdrawalName) => [
  heading(WITHDRAWAL_WORDS[name].exercise),
  text(
    `Um Ihr Recht auszuüben, müssen Sie uns, ${sellerLine(seller)}, mit einer eindeutigen Erklärung (Brief oder E-Mail) über Ihren Entschluss informieren. Sie können das beigefügte Muster verwenden; vorgeschrieben ist es nicht.`,
  ),
  text(
    `Sie können auch die Schaltfläche „${WITHDRAWAL_WORDS[name].button}“ verwenden, die auf jeder Seite von ${BRAND} ohne Anmeldung erreichbar ist. Den Eingang bestätigen wir Ihnen sofort mit Inhalt, Datum und Uhrzeit per E-Mail.`,
  ),
  text('Zur Wahrung der Frist reicht es, dass Sie die Erklärung vor Ablauf der Frist absenden.'),
];

const CONSEQUENCES = [
  heading('Folgen'),
  text(
    'Wenn Sie widerrufen, zahlen wir Ihnen alle Zahlungen einschließlich der Lieferkosten unverzüglich und spätestens binnen vierzehn Tagen zurück, auf dem Weg, auf dem Sie bezahlt haben. Wir können die Rückzahlung verweigern, bis wir die Ware zurückhaben. Wir holen die Ware ab; die Kosten der Rücksendung tragen wir.',
  ),
  heading('Wann das Recht erlischt'),
  text(
    'Es erlischt, wenn die Ware nach der Lieferung auf Grund ihrer Beschaffenheit untrennbar mit anderen Gütern vermischt wurde. Das Einblasen in ein leeres Lager genügt dafür nicht.',
  ),
];

const MODEL_FORM = [
  heading('Muster für den Widerruf'),
  text('Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.'),
  list(
    'An: Name, Anschrift und E-Mail des oben genannten Händlers',
    'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Ware:',
    'Bestellt am / erhalten am:',
    'Bestellnummer:',
    'Name und Anschrift:',
    'Datum und Unterschrift (nur bei Mitteilung auf Papier):',
  ),
];

/** Withdrawal notice with model form for consumers (rules LAW-01 and LAW-02); a template of the demo. */
export const withdrawalNotice = (seller: Seller, name: WithdrawalName): LegalDocument => ({
  fileName: 'Widerrufsbelehrung.pdf',
  title: WITHDRAWAL_WORDS[name].noticeTitle,
  blocks: [
    heading(WITHDRAWAL_WORDS[name].right),
    text(RIGHT),
    ...exercise(seller, name),
    ...CONSEQUENCES,
    ...MODEL_FORM,
  ],
});
