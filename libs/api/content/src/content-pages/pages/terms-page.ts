import { WORDING } from '@heizplatz/country/wording';
import { BRAND, countryRules } from '@heizplatz/country';
import { TERMS_PATH } from '@heizplatz/routes';
import { COUNTRY_TEXTS } from './country-texts';
import { heading, list, text, type Page } from './page-text';

const OURS = [
  heading('1. Worum es geht'),
  text(
    `Diese Bedingungen regeln die Nutzung von ${BRAND}. Wir zeigen Preise von Händlern, nehmen Bestellungen entgegen und leiten sie weiter. Der Kaufvertrag kommt allein zwischen Ihnen und dem Händler zustande; für ihn gelten die Bedingungen des Händlers, die Sie mit der Bestellbestätigung erhalten.`,
  ),
  text('Für Käuferinnen und Käufer ist die Vermittlung kostenlos. Wir erhalten vom Händler eine Provision.'),
];

const ORDERING = [
  heading('2. So kommt der Vertrag zustande'),
  list(
    'Sie wählen Ware und Händler, geben Lieferadresse und Zahlungsart an und prüfen alles auf der letzten Seite. Bis dahin können Sie jede Angabe ändern.',
    'Mit „zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot an den Händler ab. Den Eingang bestätigen wir sofort per E-Mail.',
    'Der Händler nimmt binnen zwei Werktagen an oder lehnt ab. Lehnt er ab oder antwortet er nicht, entstehen Ihnen keine Kosten.',
    'Den Vertragstext speichern wir; Sie erhalten ihn mit den Bedingungen des Händlers per E-Mail. Vertragssprache ist Deutsch.',
  ),
];

export const termsPage: Page = ({ site, operator }) => {
  const { taxName: tax } = WORDING[site.countryId];
  const { offers } = WORDING[site.countryId];
  return {
    path: TERMS_PATH,
    title: 'Allgemeine Geschäftsbedingungen',
    description: `Bedingungen für die Nutzung des Marktplatzes ${BRAND} ${site.inCountry}.`,
    blocks: [
      ...OURS,
      ...ORDERING,
      heading('3. Preise'),
      text(
        `Alle Preise für private Haushalte sind Endpreise mit ${tax} und Lieferung, dazu gewählte Zusatzleistungen. Pfand steht gesondert daneben. Abgerechnet wird nach gelieferter Menge. ${offers} gelten bis 24 Uhr des Tages, an dem sie angezeigt werden.`,
      ),
      text('In welcher Reihenfolge Händler erscheinen, erklärt die Seite „So entsteht die Reihenfolge“.'),
      heading(countryRules(site.countryId).withdrawal ? '4. Widerruf' : '4. Stornierung'),
      text(COUNTRY_TEXTS[site.iso].withdrawal),
      heading('5. Konto'),
      text(
        'Bestellen können Sie mit Konto oder als Gast. Halten Sie Ihr Passwort geheim. Bei Missbrauch können wir ein Konto sperren; wir nennen Ihnen den Grund, und Sie können widersprechen.',
      ),
      heading('6. Haftung'),
      text(
        'Für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit haften wir unbeschränkt, sonst nur bei Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren Schaden. Für die Ware und ihre Lieferung haftet der Händler; gesetzliche Rechte wegen Mängeln haben Sie ihm gegenüber.',
      ),
      heading('7. Recht und Kontakt'),
      text(COUNTRY_TEXTS[site.iso].contractLaw),
      text(`${operator.company}, ${operator.address}, E-Mail ${operator.email}, Telefon ${site.customerPhone}.`),
    ],
  };
};
