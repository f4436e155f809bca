import { BRAND, DATA_SOURCES } from '@heizplatz/country';
import type { PlainBlock } from '@heizplatz/contract';
import { IMPRINT_PATH } from '@heizplatz/routes';
import { COUNTRY_TEXTS } from './country-texts';
import { heading, list, text, where, type Page, type PageReader } from './page-text';

const SOURCES = [
  heading('Datenquellen und Lizenzen'),
  text('Auf diesen Seiten stehen Daten anderer; wir danken denen, die sie offen anbieten:'),
  list(
    ...DATA_SOURCES.map(
      ({ name, content, licenseLabel, links }) => `${name}: ${content}. Lizenz: ${licenseLabel} (${links.join(', ')})`,
    ),
  ),
];

const ROLE = [
  heading('Unsere Rolle'),
  text(
    `${BRAND} vermittelt Bestellungen von Brennstoffen. Verkäufer und Vertragspartner ist immer der Händler, der beim Angebot und in der Bestellung genannt ist.`,
  ),
  text(
    'Anlaufstelle für Meldungen rechtswidriger Inhalte und für Behörden ist die oben genannte E-Mail-Adresse. Sie können auf Deutsch und Englisch schreiben.',
  ),
];

/** Rule LAW-08: §5 DDG, §18 MStV, §36 VSBG. */
const germanBlocks = ({ operator }: PageReader): PlainBlock[] => [
  heading('Verantwortlich für redaktionelle Inhalte'),
  text(`${operator.directors}, Anschrift wie oben.`),
  heading('Streitbeilegung'),
  text('Wir sind weder verpflichtet noch bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.'),
];

/** §5 ECG, §25 MedienG, §14 UGB. */
const austrianBlocks = ({ operator }: PageReader): PlainBlock[] => [
  heading('Offenlegung nach §25 MedienG'),
  list(
    `Medieninhaber: ${operator.company}, ${operator.address}`,
    'Unternehmensgegenstand: Betrieb eines Marktplatzes für Brennstoffe',
    `Geschäftsführung: ${operator.directors}`,
    'Grundlegende Richtung: Preise, Händler und Wissenswertes rund um das Heizen mit Holz und anderen Brennstoffen, unabhängig von politischen Parteien',
  ),
  ...where(
    operator.isDemo,
    text(`Gesellschafterin zu 100 %: die ebenfalls erfundene ${BRAND} Deutschland GmbH, Berlin.`),
  ),
  ...where(!operator.isDemo, text('[Gesellschafter und Beteiligungen]')),
  heading('Aufsicht und Kammer'),
  text(
    operator.isDemo
      ? 'Gewerbebehörde: Magistratisches Bezirksamt für den 3. Bezirk, Wien. Mitglied der Wirtschaftskammer Wien. Es gilt die Gewerbeordnung (www.ris.bka.gv.at).'
      : '[Gewerbebehörde, Kammer, anwendbare Vorschriften]',
  ),
  heading('Streitbeilegung'),
  text('An Verfahren der alternativen Streitbeilegung nehmen wir nicht teil.'),
];

/** Art. 3 Abs. 1 lit. s UWG. */
const swissBlocks = (): PlainBlock[] => [
  heading('Bestellungen und Bestätigung'),
  text(
    'Wie eine Bestellung Schritt für Schritt entsteht und wie Sie Eingaben korrigieren, steht in den Bedingungen. Jede Bestellung bestätigen wir sofort per E-Mail.',
  ),
];

const LAWS = { DE: germanBlocks, AT: austrianBlocks, CH: swissBlocks } as const;

export const imprintPage: Page = (reader) => {
  const { site, operator } = reader;
  return {
    path: IMPRINT_PATH,
    title: 'Impressum',
    description: `Wer ${BRAND} ${site.inCountry} betreibt, wie Sie uns erreichen und woher unsere Daten stammen.`,
    blocks: [
      ...where(
        operator.isDemo,
        text(
          'Dies ist eine Demonstration. Betreiber, Händler, Preise und Bewertungen sind erfunden, es wird nichts verkauft und nichts geliefert.',
        ),
      ),
      heading('Betreiber'),
      list(
        operator.company,
        operator.address,
        `${COUNTRY_TEXTS[site.iso].directors}: ${operator.directors}`,
        `Register: ${operator.register}`,
        `${COUNTRY_TEXTS[site.iso].taxNumber}: ${operator.taxNumber}`,
      ),
      heading('Kontakt'),
      list(`Telefon: ${site.customerPhone}`, `E-Mail: ${operator.email}`, `Presse: ${site.pressPhone}`),
      ...ROLE,
      ...LAWS[site.iso](reader),
      ...SOURCES,
    ],
  };
};
