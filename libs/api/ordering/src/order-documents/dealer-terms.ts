import { WORDING, WITHDRAWAL_WORDS } from '@heizplatz/country/wording';
import { BRAND, type CountryId, countryRules, type WithdrawalName } from '@heizplatz/country';
import { heading, list, sellerLine, spelledFor, text, type LegalDocument } from './legal-document';
import type { Seller } from '../order/seller-repository';
import { takesDebits } from '../checkout-payment/payment-kind';

/** Where the law gives no withdrawal from distance orders the dealer defines until when and at what cost. */
const CANCELLATION = [
  heading('8. Stornierung'),
  text('Ein gesetzliches Rücktrittsrecht besteht bei Bestellungen in der Schweiz nicht. Wir räumen Ihnen ein:'),
  list(
    'Bis zur Annahme durch uns ist die Stornierung kostenlos.',
    'Danach ist sie bis drei Werktage vor dem Liefertermin kostenlos, später gegen die nachgewiesenen Kosten der Anfahrt.',
    'Nach der Lieferung ist sie ausgeschlossen. Rechte wegen Mängeln bleiben davon unberührt.',
  ),
];

const withdrawalClause = (name: WithdrawalName) => [
  heading(`8. ${WITHDRAWAL_WORDS[name].clause}`),
  text(
    'Verbraucher können den Vertrag innerhalb von 14 Tagen nach Erhalt der Ware widerrufen, vor der Lieferung jederzeit und kostenlos. Näheres steht in der Widerrufsbelehrung, die dieser Nachricht beiliegt.',
  ),
];

const contract = (seller: Seller) => [
  heading('1. Vertragspartner'),
  text(`Vertragspartner ist ${sellerLine(seller)}. ${BRAND} vermittelt die Bestellung und wird nicht Vertragspartner.`),
  heading('2. Zustandekommen des Vertrags'),
  text(
    'Ihre Bestellung ist für Sie verbindlich. Der Vertrag kommt zustande, wenn wir sie innerhalb von zwei Werktagen annehmen. Nehmen wir sie nicht an, entstehen Ihnen keine Kosten.',
  ),
];

const prices = (country: CountryId, { settlesBySteps }: Seller) => [
  heading('3. Preise und Abrechnung'),
  text(
    `Alle Preise sind Endpreise, ${WORDING[country].taxName} inbegriffen. Gilt am Tag der Lieferung ein anderer Steuersatz, so ändert sich nur die enthaltene Steuer; bei Unternehmen bleibt der Nettopreis. Abgerechnet wird nach gelieferter Menge, bei loser Ware nach dem geeichten Wiegeschein.`,
  ),
  list(
    'Weicht die gelieferte Menge um höchstens 10 % von der bestellten ab, gilt der vereinbarte Einheitspreis.',
    settlesBySteps
      ? 'Liegt sie mehr als 10 % darunter, gilt der Preis der Mengenstufe, in der die gelieferte Menge liegt.'
      : 'Liegt sie mehr als 10 % darunter, bleibt es beim vereinbarten Einheitspreis.',
    'Mehr als 10 % über der bestellten Menge berechnen wir nur, wenn Sie zugestimmt haben.',
    'Die Pauschale für Anfahrt und Abladen bleibt gleich.',
  ),
];

const PAYMENT = 'Bezahlt wird auf die bei der Bestellung gewählte Art.';
const DEBIT = 'Eine Lastschrift kündigen wir mit der Rechnung an, mindestens fünf Tage vor dem Einzug.';

const delivery = (country: CountryId) => [
  heading('4. Lieferung'),
  text(
    'Geliefert wird frei Haus an die genannte Adresse bis spätestens zum genannten Termin. Sie sorgen für eine Zufahrt, die für den genannten Lastwagen geeignet ist, und für freien Platz im Lager. Beim Einblasen muss die Heizung rechtzeitig abgeschaltet sein.',
  ),
  heading('5. Zahlung'),
  text(takesDebits(country) ? `${PAYMENT} ${DEBIT}` : PAYMENT),
  heading('6. Eigentum'),
  text('Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum.'),
  heading('7. Mängel'),
  text('Es gelten die gesetzlichen Rechte. Bitte melden Sie erkennbare Mängel möglichst vor dem Verbrauch der Ware.'),
];

/** The dealer's general terms, a template of the demo; a production start requires the dealer's own. */
export function dealerTerms(seller: Seller, country: CountryId): LegalDocument {
  const { withdrawal } = countryRules(country);
  return spelledFor(country, {
    fileName: 'AGB.pdf',
    title: `Allgemeine Geschäftsbedingungen der ${seller.company}`,
    blocks: [
      ...contract(seller),
      ...prices(country, seller),
      ...delivery(country),
      ...(withdrawal ? withdrawalClause(withdrawal) : CANCELLATION),
      heading('9. Recht'),
      text(WORDING[country].contractLaw),
    ],
  });
}
