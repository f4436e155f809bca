// German labels of codes in lists of staff, for their tables and for the API's files alike; 'other' is what a reader does not know.
// That none lacks one is checked where they are declared (staff-lists.spec.ts), since rows import them.

export const APPROVAL_KIND_LABELS = {
  prices: 'Preise',
  rates: 'Sätze',
  adverts: 'Werbung',
  corrections: 'Korrekturen',
  other: 'Sonstiges',
};

export const APPROVAL_STATE_LABELS = {
  pending: 'wartet',
  approved: 'freigegeben',
  refused: 'abgelehnt',
  other: 'anderer Stand',
};

/** In the order of the list. */
export const CALL_AREA_LABELS = {
  work: 'Tagesarbeit',
  orders: 'Bestellungen',
  customers: 'Kunden',
  dealers: 'Händler und Preise',
  finance: 'Zahlen und Sätze',
  content: 'Inhalte und Presse',
  adverts: 'Werbung',
  people: 'Benutzer und Protokoll',
  system: 'Betrieb',
  other: 'Sonstiges',
};

export const PERMISSION_KIND_LABELS = {
  read: 'lesen',
  file: 'ausgeben',
  write: 'ändern',
  other: 'sonstiges',
};

export const RELEASE_STATE_LABELS = {
  serving: 'wird ausgeliefert',
  before: 'früher ausgeliefert',
  published: 'veröffentlicht',
  incompatible: 'passt nicht',
  broken: 'nicht lesbar',
  other: 'anderer Stand',
};

export const JOB_STATE_LABELS = {
  created: 'wartet',
  retry: 'wird wiederholt',
  active: 'läuft',
  completed: 'erledigt',
  cancelled: 'abgebrochen',
  failed: 'gescheitert',
  other: 'anderer Stand',
};

/** Of VAT and of fees. */
export const RATE_PHASE_LABELS = {
  past: 'abgelöst',
  current: 'gilt',
  coming: 'kommt',
  other: 'anderer Stand',
};
export const COUNTING_RATE_LABELS = { current: 'gilt heute', coming: 'kommt noch' } as const;

/** Of a dealer's offers. */
export const DEALER_STATE_LABELS = {
  selling: 'bietet an',
  stopped: 'gestoppt',
  'without-prices': 'ohne Preise',
  locked: 'gesperrt',
  other: 'anderer Stand',
};

/** 'nur hier': no mail server is named, it can be read in the outbox alone. */
export const MAIL_STATE_LABELS = {
  queued: 'wartet',
  sent: 'gesendet',
  kept: 'nur hier',
  failed: 'gescheitert',
  other: 'anderer Stand',
};

/** Of pages and articles. */
export const PAGE_STATE_LABELS = {
  draft: 'Entwurf',
  planned: 'geplant',
  live: 'veröffentlicht',
  withdrawn: 'zurückgezogen',
  other: 'anderer Stand',
};

export const PAGE_KIND_LABELS = {
  page: 'Seite',
  legal: 'Rechtstext',
  info: 'Info-Center',
  other: 'Sonstiges',
};

export const ANNOUNCEMENT_PLACE_LABELS = {
  home: 'Startseite',
  'info-center': 'Info-Center',
  news: 'News',
  other: 'anderer Ort',
};

export const ANNOUNCEMENT_STATE_LABELS = {
  draft: 'Entwurf',
  coming: 'kommt noch',
  running: 'läuft',
  over: 'abgelaufen',
  other: 'anderer Stand',
};

/** Of adverts and of the places that they fit. */
export const ADVERT_SIZE_LABELS = { 1: 'Zeile', 2: 'Kasten' };

export const CAMPAIGN_TYPE_LABELS = { 1: 'Vertrag', 2: 'Füller' };

export const ADVERT_STATE_LABELS = {
  draft: 'Entwurf',
  submitted: 'wartet auf Freigabe',
  approved: 'freigegeben',
  paused: 'pausiert',
  archived: 'archiviert',
  other: 'anderer Stand',
};

export const CAMPAIGN_STATE_LABELS = {
  running: 'läuft',
  coming: 'beginnt noch',
  ended: 'beendet',
  paused: 'pausiert',
  capped: 'Obergrenze erreicht',
  blocked: 'Werbekunde gesperrt',
  other: 'anderer Stand',
};

/** Who caused a cancellation, or why it came about. */
export const CANCELLATION_KIND_LABELS = {
  customer: 'Kunde',
  dealer: 'Händler',
  duplicate: 'doppelt',
  undeliverable: 'nicht lieferbar',
  goodwill: 'Kulanz',
  other: 'sonstiges',
};

export const CANCELLATION_CAUSE_LABELS = {
  customer: 'Kunde',
  dealer: 'Händler',
  other: 'Sonstige',
};

export const REPORT_TARGET_LABELS = {
  review: 'Bewertung',
  dealer: 'Händler',
  page: 'Seite',
  other: 'Sonstiges',
};

export const REPORT_STATE_LABELS = {
  open: 'offen',
  decided: 'entschieden',
  appealed: 'Beschwerde',
  closed: 'abgeschlossen',
  other: 'anderer Stand',
};

/** In files; who needs none has an empty cell. */
export const SECOND_FACTOR_LABELS = {
  none: '',
  missing: 'fehlt',
  set: 'eingerichtet',
  other: 'anderer Stand',
};

/** What a declaration of withdrawal did. */
export const WITHDRAWAL_OUTCOME_LABELS = {
  withdrawn: 'widerrufen',
  part: 'Teil widerrufen',
  unclear: 'zu prüfen',
  waiting: 'wartet auf Bestätigung',
  unknown: 'Bestellung unbekannt',
  undone: 'zurückgenommen',
  other: 'anderes Ergebnis',
};

/** The delivery of the confirmation that the law requires. */
export const RECEIPT_STATE_LABELS = {
  queued: 'unterwegs',
  sent: 'gesendet',
  kept: 'aufbewahrt',
  failed: 'gescheitert',
  other: 'anderer Stand',
};

/** What each kind of waiting is called. */
export const TASK_KIND_LABELS = {
  cancellation: 'Storno buchen',
  comment: 'Kommentar',
  withdrawal: 'Widerruf',
  'dealer-answer': 'Händler antwortet nicht',
  'reported-weight': 'Menge bestätigen',
  mail: 'Mail nicht zugestellt',
  'price-import': 'Preisimport angehalten',
  report: 'Meldung',
  draft: 'Entwurf liegt',
  campaign: 'Kampagne endet',
  complaint: 'Reklamation',
  'call-back': 'Rückruf',
  'bulk-request': 'Großmenge angefragt',
  advert: 'Anzeige wartet',
  certificate: 'Zertifikat endet',
  'price-feed': 'Preise bleiben aus',
  month: 'Monat abschließen',
  job: 'Auftrag fehlgeschlagen',
  other: 'Sonstiges',
};
