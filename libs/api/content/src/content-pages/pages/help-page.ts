import { WORDING } from '@heizplatz/country/wording';
import { BRAND } from '@heizplatz/country';
import { HELP_PATH } from '@heizplatz/routes';
import { COUNTRY_TEXTS } from './country-texts';
import { heading, list, text, type Page } from './page-text';

export const helpPage: Page = ({ site, operator }) => {
  const { taxName: tax } = WORDING[site.countryId];
  const { lorry } = COUNTRY_TEXTS[site.iso].labels;
  const { offers } = WORDING[site.countryId];
  return {
    path: HELP_PATH,
    title: 'Hilfe',
    description: `Antworten auf häufige Fragen zu Preisvergleich, Bestellung und Lieferung bei ${BRAND}.`,
    blocks: [
      heading('Wie viel brauche ich?'),
      text(
        'Ein Einfamilienhaus verheizt im Jahr etwa 4 bis 6 t Pellets. 2 kg Pellets ersetzen ungefähr 1 l Heizöl oder 1 m³ Gas. 1 m³ Pellets wiegt rund 650 kg; das Lager braucht 0,9 m³ Raum je Kilowatt Heizlast.',
      ),
      heading('Was ist im Preis enthalten?'),
      text(
        `Ware, Lieferung mit ${tax} und was Sie dazu wählen. Jeder Teil steht einzeln da. Pfand für Paletten steht gesondert daneben.`,
      ),
      heading('Warum weicht die Rechnung manchmal ab?'),
      text(
        'Loses Gut wird nach dem geeichten Wiegeschein abgerechnet. Kommt etwas mehr oder weniger an als bestellt, ändert sich der Betrag entsprechend. Bis 10 % Abweichung bleibt der Preis je Einheit gleich.',
      ),
      heading('Wie lange gilt ein Preis?'),
      text(`${offers} gelten bis 24 Uhr des Tages. Mit der Bestellung steht der Preis fest.`),
      heading('Wer ist mein Vertragspartner?'),
      text(`Der Händler, den Sie wählen. ${BRAND} vermittelt die Bestellung und ist für Sie kostenlos.`),
      heading('Wann höre ich vom Händler?'),
      text(
        'Er antwortet spätestens nach zwei Werktagen: Nimmt er Ihre Bestellung an, stimmt er den Tag der Lieferung mit Ihnen ab. Lehnt er ab oder antwortet er nicht, entstehen Ihnen keine Kosten.',
      ),
      heading('Was muss bei der Lieferung bereit sein?'),
      list(
        `eine Zufahrt, die der ${lorry} nutzen darf`,
        'beim Einblasen: eine Steckdose mit 230 V, freie Stutzen und eine rechtzeitig abgeschaltete Heizung',
        'bei Paletten: ein fester, ebener Platz zum Abstellen',
      ),
      heading('Kann ich die Bestellung zurücknehmen?'),
      text(COUNTRY_TEXTS[site.iso].takeBack),
      heading('Noch Fragen?'),
      text(`Telefon ${site.customerPhone}, E-Mail ${operator.email}.`),
    ],
  };
};
