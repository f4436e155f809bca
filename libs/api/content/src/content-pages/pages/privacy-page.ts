import { newestRule } from '@heizplatz/api-customers';
import { TERMS, termText } from '@heizplatz/api-platform';
import { BRAND } from '@heizplatz/country';
import { PRIVACY_PATH } from '@heizplatz/routes';
import { COUNTRY_TEXTS } from './country-texts';
import { heading, list, text, type Page } from './page-text';

/** Ordinals of the retention periods of the three countries, in years. */
const ORDINALS: Readonly<Record<number, string>> = { 7: 'siebten', 8: 'achten', 10: 'zehnten' };

const collectedBlocks = (declared: string) => [
  heading('Welche Daten wir brauchen'),
  list(
    'Für den Preisvergleich: Postleitzahl, Menge und Auswahl. Ein Name gehört nicht dazu.',
    'Für eine Bestellung: Name, Liefer- und Rechnungsadresse, Telefon, E-Mail, Angaben zu Zufahrt und Lager, Zahlungsart; für Betriebe Firma, Steuernummer und Kostenstelle.',
    'Für eine Zahlung über einen Finanzierungspartner, wo er angeboten wird: außerdem Ihr Geburtsdatum. Es wird verschlüsselt gespeichert.',
    'Für eine Anfrage (Großmenge, Rückruf): Name, E-Mail, Postleitzahl, Ware und Menge, auf Wunsch Telefon und Nachricht.',
    declared,
    'Für eine Reklamation: was Sie schreiben, und ein Bild, wenn Sie eines mitschicken.',
    'Für eine Bewertung: Sterne, Text und der Name, unter dem sie öffentlich erscheint.',
    'Für Newsletter und Benachrichtigungen: Ihre E-Mail, beim Wunschpreis auch Postleitzahl, Ware, Menge und Preis. Sie bestellen sie jederzeit ab.',
    'Für eine Meldung rechtswidriger Inhalte: Ihre Begründung, und Name und E-Mail, wenn Sie sie angeben.',
    'Für ein Konto: E-Mail und ein Passwort, von dem nur eine Prüfsumme gespeichert wird; auf Wunsch Ihr Lager und Ihr Verbrauch.',
    'Bei Lastschrift: Ihre IBAN. Sie wird verschlüsselt gespeichert und nur gekürzt angezeigt.',
    'Für den Betrieb: die Adresse Ihres Anschlusses, um Missbrauch zu begrenzen; dazu Meldungen über Fehler im Browser, und wie viele Besuche und welche Ladezeiten jede Fassung unserer Seiten hat, zusammengezählt und ohne Bezug zu Ihnen.',
  ),
  text('Die Anrede ist freiwillig. Angaben, ohne die nicht geliefert werden kann, sind gekennzeichnet.'),
  heading('Wer sie bekommt'),
  text(
    'Die Angaben Ihrer Bestellung gehen an den Händler, den Sie gewählt haben. Er ist Ihr Vertragspartner und für seinen Teil selbst verantwortlich. Eine bestätigte Anfrage nach einer Großmenge geht an bis zu fünf Händler, die an Ihren Ort liefern. Eine Reklamation liest der Händler, den sie betrifft.',
  ),
  text(
    'Zahlen Sie über einen Finanzierungspartner, so bekommt er, nachdem Sie zugestimmt haben, Name und Adresse dessen, der zahlt, E-Mail, Geburtsdatum, Betrag und bei Lastschrift die IBAN. Er prüft selbst und automatisch, ob er zahlt; wer er ist, steht bei der Zahlungsart. Lehnt er ab, wählen Sie eine andere.',
  ),
  text('Sonst geben wir nichts weiter, es sei denn, ein Gesetz verpflichtet uns dazu. Wir verkaufen keine Daten.'),
];

const STORED = [
  heading('Was in Ihrem Browser gespeichert wird'),
  text('Wir speichern nur, was die Seiten zum Funktionieren brauchen; dafür ist keine Einwilligung nötig:'),
  list(
    'Cookies hp_token, hp_token_exp, hp_auth, hp_refresh: Ihre Anmeldung, bis zu 14 Tage nach dem letzten Besuch und höchstens 90 Tage',
    'Cookie hp_step: die Anmeldung von Mitarbeitern zwischen Passwort und zweitem Faktor, 5 Minuten',
    'Cookie hp_known: dass Sie sich in diesem Browser schon einmal angemeldet haben, damit fremde Fehlversuche Sie nicht aufhalten, ein Jahr',
    'Cookie hp_passkey: während Sie sich mit einem Passkey anmelden oder einen einrichten, fünf Minuten',
    'Cookie hp_csrf: Schutz vor gefälschten Anfragen, 7 Tage',
    'Cookie hp_read_after: nach einer Änderung in Ihrem Konto eine Stelle im Protokoll unserer Datenbank, damit Sie die Änderung sofort sehen, 1 Minute',
    'Cookie hp_reg: was Sie bei der Registrierung eingegeben haben, 24 Stunden',
    'Cookies hp_order_ mit der Nummer der Ware: Ihre begonnene Bestellung, 7 Tage',
    'Cookies hp_calc_ mit Land und Ware: Ihre Auswahl im Rechner, 7 Tage',
    'Cookie hp_locale: das gewählte Land, ein Jahr',
    'Cookie hp_group: eine Zufallszahl von 0 bis 9999, die bestimmt, ob Sie eine neue Fassung der Seiten schon sehen, solange wir eine erproben, 30 Tage; sie erkennt niemanden wieder',
    'Cookie und lokaler Speicher hp_seed: eine Zahl von 0 bis 11, die zwischen zwei Fassungen des Formulars zur Registrierung wählt; sie erkennt niemanden wieder',
    'Lokaler Speicher hp_1, hp_2, hp_3: Postleitzahl, Mengen und Ware des Rechners je Land, und ob Ihre Anmeldung abgelaufen ist',
    'Lokaler Speicher hp_consent: ob Sie die Statistik erlauben oder ablehnen, zwölf Monate',
    'Lokaler Speicher hp_kept_ mit Land und Ware: Angebotslisten, die Sie sich gemerkt haben',
  ),
  text('Solange der Tab offen ist, außerdem in dessen Speicher:'),
  list(
    'hp_draft: was Sie in ein Formular eingegeben und noch nicht gespeichert haben, nie ein Passwort oder eine IBAN',
    'hp_withdrawal: Ihre begonnene Widerrufserklärung',
    'hp_farewell: was nach dem Löschen Ihres Kontos zu sagen ist',
    'hp_logout_route, hp_notice, hp_refreshing: wohin eine Abmeldung führt, ob sie zu melden ist und ob die Anmeldung gerade erneuert wird',
    'hp_scroll_positions: an welcher Stelle Sie eine Seite verlassen haben, damit Zurück wieder dorthin führt',
    'hp_grenzen: ob sich Mitarbeiter der Verwaltung anzeigen lassen, welcher Bereich welchen Teil einer Seite gezeichnet hat',
    'hp_chunk_reload: dass eine Seite nach einem Ladefehler schon einmal neu geladen wurde',
  ),
  heading('Statistik, nur mit Ihrer Einwilligung'),
  text(
    'Wenn Sie es erlauben, zeichnen wir auf, wie Seiten benutzt werden: Klicks, Wege und den Aufbau der Seite. Texte, Eingaben und Adressen werden vorher unkenntlich gemacht. Ohne Ihre Einwilligung wird nichts davon geladen. Sie ändern Ihre Wahl am Ende jeder Seite unter „Cookie-Einstellungen“; wer ablehnt, beendet die Aufzeichnung sofort.',
  ),
  heading('Anzeigen'),
  text(
    'Anzeigen sind gekennzeichnet und nennen ihren Auftraggeber. Sie hängen höchstens von der Postleitzahl ab, die Sie eingegeben haben. Wir zählen je Tag, wie oft eine Anzeige gesehen und angeklickt wurde, ohne Cookie und ohne die Adresse Ihres Anschlusses zu speichern. Wir fragen einen Partner für Heizungsberatung, ob er an Ihrem Ort tätig ist; er erfährt dabei nur Land und Postleitzahl. Werbenetze sind nicht eingebunden.',
  ),
];

export const privacyPage: Page = ({ site, operator }) => {
  const { years, law } = newestRule(site.countryId);
  const { bases, authority, rights, declared } = COUNTRY_TEXTS[site.iso].privacy;
  return {
    path: PRIVACY_PATH,
    title: COUNTRY_TEXTS[site.iso].privacyTitle,
    description: `Welche Daten ${BRAND} ${site.inCountry} verarbeitet, wofür, wie lange und welche Rechte Sie haben.`,
    blocks: [
      heading('Verantwortlich'),
      text(
        `${operator.company}, ${operator.address}, E-Mail ${operator.email}, Telefon ${site.customerPhone}.${operator.isDemo ? ' Dies ist eine Demonstration: Bitte geben Sie keine echten Daten ein.' : ''}`,
      ),
      ...collectedBlocks(declared),
      heading('Wofür und auf welcher Grundlage'),
      text(bases),
      heading('Wie lange'),
      text(
        `Bestellungen mit Anschrift, E-Mails, Reklamationen und Belegen bewahren wir bis zum Ende des ${ORDINALS[years]} Jahres nach dem letzten Beleg auf (${law}). Danach löschen wir daraus, was Sie nennt; Ort, Ware und Beträge bleiben für die Statistik. Das übrige endet früher und von selbst:`,
      ),
      list(...Object.values(TERMS).map(termText)),
      ...STORED,
      heading('Ihre Rechte'),
      text(`${rights} Eine Nachricht an ${operator.email} genügt.`),
      text(authority),
    ],
  };
};
