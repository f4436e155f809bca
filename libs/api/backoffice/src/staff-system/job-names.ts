/** What queues do, for people. */
const JOB_NAMES: Readonly<Record<string, string>> = {
  'daily-prices': 'Preise des Tages',
  'fill-commissions': 'Provisionen nachtragen',
  'end-outlived-data': 'Daten nach ihrer Frist löschen',
  'flush-contents': 'Inhalte zu ihrer Zeit zeigen',
  'invite-to-rate': 'Zur Bewertung einladen',
  'order-export': 'Bestellungen exportieren',
  'purge-kept-orders': 'Aufbewahrte Bestellungen löschen',
  'send-mails': 'Mails versenden',
  'send-price-alerts': 'Wunschpreise melden',
  'staff-export': 'Listen ausgeben',
  sweep: 'Aufräumen',
  'sweep-authorisations': 'Kreditprüfungen aufräumen',
  'sweep-files': 'Dateien ohne Eintrag löschen',
  'sweep-notifications': 'Benachrichtigungen aufräumen',
  'sweep-order-exports': 'Exporte von Bestellungen aufräumen',
  'sweep-order-processes': 'Bestellvorgänge aufräumen',
  'sweep-processes': 'Bestellvorgänge aufräumen',
  'publish-planned': 'Geplante Seiten veröffentlichen',
  'sweep-reports': 'Meldungen aufräumen',
  'sweep-requests': 'Anfragen aufräumen',
  'sweep-sessions': 'Sitzungen aufräumen',
  'settle-credit': 'Kredit an die Bestellung anpassen',
  'void-authorisation': 'Kreditprüfung zurückgeben',
  'watch-answers': 'Antworten der Händler überwachen',
};

/** One that is not named stands by its name. */
export const jobName = (queue: string): string => JOB_NAMES[queue] ?? queue;
