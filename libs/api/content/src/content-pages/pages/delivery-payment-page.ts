import { BRAND } from '@heizplatz/country';
import { LABELS } from './country-labels';
import { heading, list, text, type Page } from './page-text';

const SEPA =
  'SEPA-Lastschrift: Der Händler zieht den Betrag nach dem Wiegen ein und kündigt das mit der Rechnung an. Das Mandat erteilen Sie ihm bei der Bestellung.';

const PAYMENT = {
  DE: ['Rechnung des Händlers: zahlbar nach der Lieferung, die Frist steht bei der Zahlungsart.', SEPA],
  AT: ['Rechnung des Händlers: zahlbar nach der Lieferung, die Frist steht bei der Zahlungsart.', SEPA],
  CH: [
    'Rechnung des Händlers mit QR-Einzahlungsschein: zahlbar nach der Lieferung, die Frist steht bei der Zahlungsart.',
  ],
} as const;

const EXCEPTIONS = {
  DE: 'Nicht beliefert werden Helgoland und Büsingen am Hochrhein, die nicht zum deutschen Steuer- oder Zollgebiet gehören. Auf andere Inseln liefern nur wenige Händler.',
  AT: 'Nicht beliefert werden Jungholz und das Kleinwalsertal, die auf der Straße nur über Deutschland erreichbar sind.',
  CH: 'Nicht beliefert wird Samnaun, das vom Schweizer Zollgebiet ausgenommen ist.',
} as const;

export const deliveryPaymentPage: Page = ({ site }) => {
  const { lorry, oil, chips, firewood } = LABELS[site.iso];
  return {
    path: '/lieferung-und-zahlung',
    title: 'Lieferung und Zahlung',
    description: `Wohin und wie geliefert wird und wie Sie ${site.inCountry} bezahlen.`,
    blocks: [
      heading('Wohin geliefert wird'),
      text(
        `${BRAND} zeigt nur Händler, die Ihre Postleitzahl beliefern. ${EXCEPTIONS[site.iso]} Mehrere Lieferstellen einer Bestellung liegen in derselben Postleitzahl.`,
      ),
      heading('Wann'),
      text(
        'Bei jedem Händler steht der späteste Liefertermin. Geliefert wird an Werktagen; Feiertage Ihres Orts sind eingerechnet. Den genauen Tag stimmt der Händler mit Ihnen ab.',
      ),
      heading('Wie'),
      list(
        `Lose Pellets und ${chips} bläst der ${lorry} ein; 30 m Schlauch gehören dazu, längere können Sie wählen.`,
        'Paletten und Big Bags werden an der Bordsteinkante abgestellt, wenn Sie nichts anderes wählen.',
        `${oil}, Diesel und AdBlue werden über einen Schlauch von 40 m abgefüllt, längere können Sie wählen.`,
        `${firewood} kommt geschüttet oder gestapelt, wie angeboten.`,
      ),
      heading('Wie Sie bezahlen'),
      text('Welche Zahlungsarten möglich sind, bestimmt der Händler; Sie sehen sie zu Beginn der Bestellung.'),
      list(...PAYMENT[site.iso]),
      text('Keine Zahlungsart kostet einen Aufschlag. Kartendaten fragen wir nie ab.'),
      heading('Abgerechnet wird, was ankommt'),
      text('Maßgeblich ist die gelieferte Menge, bei losem Gut laut geeichtem Wiegeschein.'),
    ],
  };
};
