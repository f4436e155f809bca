import { WORDING } from '@heizplatz/country/wording';
import { BRAND } from '@heizplatz/country';
import { DEALERS_PATH, RANKING_PATH } from '@heizplatz/routes';
import { COUNTRY_TEXTS } from './country-texts';
import { heading, links, list, text, where, type Page } from './page-text';

export const aboutPage: Page = ({ site, operator }) => {
  const { taxName: tax } = WORDING[site.countryId];
  const { oil, firewood } = COUNTRY_TEXTS[site.iso].labels;
  const { offers } = WORDING[site.countryId];
  return {
    path: '/ueber-uns',
    title: 'Über uns',
    description: `${BRAND} ist ein Marktplatz für Brennstoffe ${site.inCountry}: was wir tun, wovon wir leben und wer dahintersteht.`,
    blocks: [
      text(
        `${BRAND} ist ein Marktplatz für Holzpellets, ${firewood}, ${oil} und andere Brennstoffe. Wir verkaufen und liefern selbst nichts: Wir zeigen, welche Händler zu Ihnen liefern und was es zusammen kostet, nehmen Ihre Bestellung entgegen und leiten sie weiter. Ihr Vertragspartner ist der Händler, den Sie wählen.`,
      ),
      heading('Was uns wichtig ist'),
      list(
        `Der ganze Preis: Ware, Lieferung und ${tax} sind enthalten, und jeder Teil steht einzeln da. Pfand für Paletten steht gesondert daneben.`,
        'Eine Reihenfolge, die niemand kaufen kann: Es zählen Gesamtpreis, Liefertermin und Bewertung.',
        'Bewertungen aus Bestellungen: Bewerten kann nur, wer hier bestellt hat und beliefert wurde.',
        'Abgerechnet wird, was ankommt: bei losem Gut nach dem geeichten Wiegeschein.',
      ),
      heading('Wovon wir leben'),
      text(
        `Für Käuferinnen und Käufer ist ${BRAND} kostenlos. Händler zahlen uns eine Provision für Bestellungen, die sie annehmen. Dazu kommen Anzeigen, die als solche gekennzeichnet sind. Beides ändert die Reihenfolge der ${offers} nicht.`,
      ),
      heading('Wer dahintersteht'),
      list(operator.company, operator.address, `Leitung: ${operator.directors}`),
      ...where(
        operator.isDemo,
        text('Dies ist eine Demonstration: Unternehmen, Händler und Preise sind erfunden, geliefert wird nichts.'),
      ),
      links(
        'Mehr über uns',
        [RANKING_PATH, 'So entsteht die Reihenfolge', 'wonach wir ordnen, und was keine Rolle spielt'],
        [DEALERS_PATH, 'Händler', 'wer wohin liefert, mit Bewertungen'],
        ['/presse', 'Presse', 'Zahlen, Diagramme und Logos'],
        ['/kontakt', 'Kontakt', 'Telefon, E-Mail und Anschrift'],
      ),
    ],
  };
};
