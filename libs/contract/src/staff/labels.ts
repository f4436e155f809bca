import type { CallArea } from '../call-area.ts';
import type { Open } from '../fields/open-picklist.ts';
import type { CancellationKind } from '../orders/placed-order.ts';
import type { InferOutput } from 'valibot';
import type { AdvertState, CampaignState } from './adverts/staff-advert.ts';
import type { PageState } from './contents/staff-content.ts';
import type { DealerState } from './dealers/staff-dealer.ts';
import type { WithdrawalRow } from './orders/withdrawals.ts';
import type { Approval, ApprovalKind } from './system/approvals.ts';
import type { StaffMailRow } from './system/mails.ts';
import type { PermissionKind } from './system/permissions.ts';
import type { PublishedRelease } from './system/published-releases.ts';
import type { StaffTaskKind } from './system/tasks.ts';

/** German labels of codes in lists of staff, for their tables and for the API's files alike; 'other' is what a reader does not know. */
type Labels<Code extends string> = Readonly<Record<Open<Code>, string>>;

export const APPROVAL_KIND_LABELS: Labels<ApprovalKind> = {
  prices: 'Preise',
  rates: 'Sätze',
  adverts: 'Werbung',
  other: 'Sonstiges',
};

export const APPROVAL_STATE_LABELS: Labels<Approval['State']> = {
  pending: 'wartet',
  approved: 'freigegeben',
  refused: 'abgelehnt',
  other: 'anderer Stand',
};

/** In the order of the list. */
export const CALL_AREA_LABELS: Labels<CallArea> = {
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

export const PERMISSION_KIND_LABELS: Labels<PermissionKind> = {
  read: 'lesen',
  file: 'ausgeben',
  write: 'ändern',
  other: 'sonstiges',
};

export const RELEASE_STATE_LABELS: Labels<PublishedRelease['State']> = {
  serving: 'wird ausgeliefert',
  before: 'früher ausgeliefert',
  published: 'veröffentlicht',
  incompatible: 'passt nicht',
  broken: 'nicht lesbar',
  other: 'anderer Stand',
};

/** Of a dealer's offers. */
export const DEALER_STATE_LABELS: Labels<InferOutput<typeof DealerState>> = {
  selling: 'bietet an',
  stopped: 'gestoppt',
  'without-prices': 'ohne Preise',
  locked: 'gesperrt',
  other: 'anderer Stand',
};

/** 'nur hier': no mail server is named, it can be read in the outbox alone. */
export const MAIL_STATE_LABELS: Labels<InferOutput<typeof StaffMailRow>['State']> = {
  queued: 'wartet',
  sent: 'gesendet',
  kept: 'nur hier',
  failed: 'gescheitert',
  other: 'anderer Stand',
};

/** Of pages and articles. */
export const PAGE_STATE_LABELS: Labels<InferOutput<typeof PageState>> = {
  draft: 'Entwurf',
  planned: 'geplant',
  live: 'veröffentlicht',
  withdrawn: 'zurückgezogen',
  other: 'anderer Stand',
};

export const ADVERT_STATE_LABELS: Labels<InferOutput<typeof AdvertState>> = {
  draft: 'Entwurf',
  submitted: 'wartet auf Freigabe',
  approved: 'freigegeben',
  paused: 'pausiert',
  archived: 'archiviert',
  other: 'anderer Stand',
};

export const CAMPAIGN_STATE_LABELS: Labels<InferOutput<typeof CampaignState>> = {
  running: 'läuft',
  coming: 'beginnt noch',
  ended: 'beendet',
  paused: 'pausiert',
  capped: 'Obergrenze erreicht',
  blocked: 'Werbekunde gesperrt',
  other: 'anderer Stand',
};

/** Who caused a cancellation, or why it came about. */
export const CANCELLATION_KIND_LABELS: Labels<InferOutput<typeof CancellationKind>> = {
  customer: 'Kunde',
  dealer: 'Händler',
  duplicate: 'doppelt',
  undeliverable: 'nicht lieferbar',
  goodwill: 'Kulanz',
  other: 'sonstiges',
};

/** What a declaration of withdrawal did. */
export const WITHDRAWAL_OUTCOME_LABELS: Labels<InferOutput<typeof WithdrawalRow>['Outcome']> = {
  withdrawn: 'widerrufen',
  part: 'Teil widerrufen',
  unclear: 'zu prüfen',
  waiting: 'wartet auf Bestätigung',
  unknown: 'Bestellung unbekannt',
  undone: 'zurückgenommen',
  other: 'anderes Ergebnis',
};

/** The delivery of the confirmation that the law requires. */
export const RECEIPT_STATE_LABELS: Labels<InferOutput<typeof StaffMailRow>['State']> = {
  queued: 'unterwegs',
  sent: 'gesendet',
  kept: 'aufbewahrt',
  failed: 'gescheitert',
  other: 'anderer Stand',
};

/** What each kind of waiting is called. */
export const TASK_KIND_LABELS: Labels<InferOutput<typeof StaffTaskKind>> = {
  cancellation: 'Storno buchen',
  comment: 'Kommentar',
  withdrawal: 'Widerruf',
  'dealer-answer': 'Händler antwortet nicht',
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
