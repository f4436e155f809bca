import type { TermEnding } from '@heizplatz/identity';
import type { Term } from './term';

/** Between the mail that an unused account ends and its end. */
export const ACCOUNT_NOTICE = { count: 30, unit: 'days' } as const;

/** Sums by release and minute; they name nobody, so the privacy page does not list them. */
export const RELEASE_HEALTH = { count: 30, unit: 'days' } as const;

/**
 * How long we retain personal data, apart from documents with a legal retention period
 * (customers/retention-catalogue.ts). Jobs delete according to this table, the marks of columns name its terms, and the
 * privacy page is generated from it.
 */
export const TERMS = {
  orderWithoutContract: {
    what: 'Bestellungen, aus denen kein Vertrag wurde',
    ...{ count: 6, unit: 'months', since: 'nach der Antwort des Händlers' },
  },
  bankDetails: {
    what: 'IBAN und Kontoinhaber einer Bestellung',
    ...{ count: 14, unit: 'months', since: 'nach Lieferung, Rechnung oder Zahlung' },
  },
  account: {
    what: 'Ihr Kundenkonto mit Adressen und Einstellungen, wenn Sie es nicht selbst löschen',
    ...{
      count: 3,
      unit: 'years',
      since: 'nach der letzten Anmeldung oder Bestellung; 30 Tage vorher schreiben wir Ihnen',
    },
  },
  guest: {
    what: 'Angaben von Gästen außerhalb ihrer Bestellungen',
    ...{ count: 6, unit: 'months', since: 'nach der letzten Bestellung' },
  },
  guestWithoutOrder: {
    what: 'Angaben von Gästen, die nicht bestellen',
    ...{ count: 14, unit: 'days', since: 'nach dem letzten Besuch' },
  },
  draft: { what: 'Begonnene Bestellungen', count: 7, unit: 'days', since: 'nach dem Beginn' },
  orderKey: { what: 'Kennungen gegen doppelte Bestellungen', count: 30, unit: 'days', since: 'nach der Bestellung' },
  creditCheck: {
    what: 'Kreditprüfungen, aus denen keine Bestellung wurde',
    ...{ count: 30, unit: 'days', since: 'nach ihrem Ende' },
  },
  registration: { what: 'Begonnene Registrierungen', count: 24, unit: 'hours', since: 'nach dem Beginn' },
  login: { what: 'Anmeldungen', count: 90, unit: 'days', since: 'nach dem Anmelden' },
  mailedLink: { what: 'Links in E-Mails', count: 30, unit: 'days', since: 'nachdem sie abgelaufen sind' },
  request: { what: 'Anfragen', count: 6, unit: 'months', since: 'nach der Bestätigung' },
  unconfirmedRequest: { what: 'Unbestätigte Anfragen', count: 37, unit: 'days', since: 'nach dem Absenden' },
  mail: { what: 'E-Mails, die zu keiner Bestellung gehören', count: 3, unit: 'months', since: 'nach dem Versand' },
  sentLinks: { what: 'Links in E-Mails zu Bestellungen', count: 14, unit: 'days', since: 'nach dem Versand' },
  lastMail: { what: 'Die Nachricht über ein gelöschtes Konto', count: 30, unit: 'days', since: 'nach dem Versand' },
  report: {
    what: 'Namen, E-Mails und Texte in Meldungen',
    count: 400,
    unit: 'days',
    since: 'nach der letzten Entscheidung',
  },
  withdrawalWithoutOrder: {
    what: 'Widerrufe, zu denen sich keine Bestellung fand',
    ...{ count: 3, unit: 'years', since: 'nach dem Ende des Jahres' },
  },
  notification: { what: 'Benachrichtigungen', count: 30, unit: 'days', since: 'nachdem Sie sie beendet haben' },
  unconfirmedNotification: {
    what: 'Unbestätigte Benachrichtigungen',
    ...{ count: 37, unit: 'days', since: 'nach dem Absenden' },
  },
  scriptError: { what: 'Meldungen über Fehler im Browser', count: 30, unit: 'days', since: 'nach dem Fehler' },
  failureCount: { what: 'Zähler gegen Missbrauch', count: 1, unit: 'days', since: 'nachdem sie enden' },
  audit: {
    what: 'Das Protokoll darüber, was unsere Mitarbeiter getan haben',
    ...{ count: 3, unit: 'years', since: 'nach dem Ende des Jahres' },
  },
  exportFile: { what: 'Auszüge für unsere Mitarbeiter', count: 7, unit: 'days', since: 'nach dem Abruf' },
} as const satisfies Record<string, Term> & Record<TermEnding, Term>;

export type TermId = keyof typeof TERMS;
