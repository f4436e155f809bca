import { BRAND } from '@heizplatz/country';
import { COUNTRY_TEXTS } from './country-texts';
import { heading, list, text, type Page } from './page-text';

export const deliveryPaymentPage: Page = ({ site }) => {
  const { lorry, oil, chips, firewood } = COUNTRY_TEXTS[site.iso].labels;
  return {
    path: '/lieferung-und-zahlung',
    title: 'Lieferung und Zahlung',
    description: `Wohin und wie geliefert wird und wie Sie ${site.inCountry} bezahlen.`,
    blocks: [
      heading('Wohin geliefert wird'),
      text(
        `${BRAND} zeigt nur Händler, die Ihre Postleitzahl beliefern. ${COUNTRY_TEXTS[site.iso].notDelivered} Mehrere Lieferstellen einer Bestellung liegen in derselben Postleitzahl.`,
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
      list(...COUNTRY_TEXTS[site.iso].payments),
      text('Keine Zahlungsart kostet einen Aufschlag. Kartendaten fragen wir nie ab.'),
      heading('Abgerechnet wird, was ankommt'),
      text('Maßgeblich ist die gelieferte Menge, bei losem Gut laut geeichtem Wiegeschein.'),
    ],
  };
};
