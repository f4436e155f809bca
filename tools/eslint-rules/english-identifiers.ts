import type { Rule } from 'eslint';

/** Common words of shops, orders and screens, and small words; none that is English as well. Umlauts are written out. */
const GERMAN = new Set(
  `adresse adressen aendern aenderung alle anbieter anfrage anfragen angebot angebote angebotsliste anhaenger anmelden
  anmeldung anrede antwort antworten anzahl anzeige anzeigen auftrag auftraege ausgabe auswahl bearbeiten bearbeitung
  beleg belege benachrichtigung benachrichtigungen benutzer benutzerkonto berechnen berechnung beschreibung bestaetigen
  bestaetigung bestellen besteller bestellung bestellungen betrag betraege bewertung bewertungen bezahlen bezahlt
  bezahlung bild bilder brutto buchung bundesland daten datei dateien datum dauer drucken eingabe einstellung
  einstellungen empfaenger ergebnis ergebnisse erste erstellen fehler fertig filiale firma frage fragen freigabe frist
  fuer gebuehr gebuehren geliefert gemerkt genau gesamt gestern gewicht gruppe gueltig gutschein haendler hausnummer
  heizung heute hinweis hinzufuegen holen holz inhalt ist jahr jahre keine kennwort kommentar konto kreis kunde kunden
  kundennummer kuendigung lager lagerung laenge leer lesen letzte lieferadresse lieferant liefern lieferstelle
  lieferstellen lieferung lieferzeit liste loeschen mehrwertsteuer meldung menge mengen merkliste mitteilung monat monate
  morgen mwst nachname nachricht nachrichten netto neu neue nicht nummer oder oeffnen ohne ordnung ort passwort pflicht
  platz plz postleitzahl preis preise preisliste produkt produkte pruefen pruefung rabatt rechnung rechnungen registrierung
  richtig schliessen schluessel schreiben seite seiten senden sicher sortierung speichern sprache stadt steuer steuern
  storno stornierung strasse stueck stunde suche suchen summe tabelle tage teil termin termine titel ueber uebersicht
  uhrzeit umsatz und ungueltig unternehmen verbrauch verfuegbar vergleich verkauf verlauf versand verschieben vertrag
  vertraege vorname vorschau ware waren waehlen weiter werbung wert werte widerruf widerrufe woche wochen wunsch
  wunschpreis zahl zahlen zahlung zahlungsart zeichen zeigen zeile zeilen zeit zeiten zurueck zustand`.match(/\S+/g),
);

const fold = (word: string): string =>
  word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
const known = new Map<string, string | undefined>();

/** The first German word of a name in camelCase, PascalCase or UPPER_CASE. */
function findGerman(name: string): string | undefined {
  if (!known.has(name)) {
    const words = name.split(/_|(?<=\p{Ll})(?=\p{Lu})/u);
    known.set(
      name,
      words.find((word) => GERMAN.has(fold(word)) || /[äöüß]/i.test(word)),
    );
  }
  return known.get(name);
}

/**
 * Names that a file declares: those that others gave (`order.Strasse`, `import { x }`) are reported where they were
 * given, and keys of an object are often columns of a file, labels or slugs.
 */
const DECLARED = [
  ':not(Property, MemberExpression, ImportSpecifier, ExportSpecifier, TSQualifiedName) > Identifier',
  'Property > Identifier.value',
].join();

/** German stays in texts, in slugs of addresses and in names of the wire, which are quoted or read from `@heizplatz/contract`. */
export const englishIdentifiers: Rule.RuleModule = {
  create: (context) => ({
    [DECLARED](node: Extract<Rule.Node, { type: 'Identifier' }>) {
      const word = findGerman(node.name);
      if (word) context.report({ node, message: `Identifiers are English (docs/glossary.md): ${word}.` });
    },
  }),
};
