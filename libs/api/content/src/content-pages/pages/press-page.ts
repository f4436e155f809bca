import { WORDING } from '@heizplatz/country/wording';
import { BRAND, phoneHref } from '@heizplatz/country';
import { NEWS_PATH, PRESS_PATH, PRICE_PAGES_PATH } from '@heizplatz/routes';
import { heading, links, list, text, where, type Page } from './page-text';

export const pressPage: Page = ({ site, operator }) => ({
  path: '/presse',
  title: 'Presse',
  description: `Für Redaktionen: Preisreihen, Diagramme und Logos von ${BRAND} ${site.inCountry} und wen Sie anrufen.`,
  blocks: [
    text(
      `${BRAND} berechnet täglich, was Brennstoffe ${site.inCountry} kosten: das Mittel der günstigsten ${WORDING[site.countryId].offers} aller belieferten Postleitzahlen, mit ${WORDING[site.countryId].taxName} und Lieferung. Diese Zahlen dürfen Sie für redaktionelle Berichte kostenlos verwenden, wenn Sie die Quelle nennen.`,
    ),
    heading('Zum Herunterladen'),
    text('Im Pressebereich liegen bereit:'),
    list(
      'Preisreihen nach Tagen, Wochen oder Monaten, als CSV und XLSX',
      'dieselben Reihen als Diagramm, für den Druck als PNG und für das Layout als SVG',
      'das Logo für helle und für dunkle Flächen und das Bildzeichen, je als SVG und PNG',
    ),
    text('Den Zugang zum Pressebereich richten wir Redaktionen auf Anfrage ein.'),
    heading('Quellenangabe'),
    text(`Quelle: ${BRAND}`),
    ...where(
      operator.isDemo,
      text('Dies ist eine Demonstration: Alle Preise sind erfunden und taugen nicht für Berichte über den Markt.'),
    ),
    heading('Pressestelle'),
    list(operator.company, operator.address, `Telefon: ${site.pressPhone}`, `E-Mail: ${operator.email}`),
    links(
      'Weiter',
      [phoneHref(site.pressPhone), 'Pressestelle anrufen', site.pressPhone],
      [PRESS_PATH, 'Zum Pressebereich', 'mit Anmeldung'],
      [PRICE_PAGES_PATH, 'Pelletpreise heute', 'Verlauf, Höchst- und Tiefstand, Preise nach Regionen'],
      [NEWS_PATH, 'News', 'was sich am Markt tut'],
    ),
  ],
});
