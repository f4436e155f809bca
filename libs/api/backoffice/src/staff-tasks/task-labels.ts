import type { StaffTaskKind } from '@heizplatz/contract';

/** What each kind of waiting is called in files. */
export const TASK_LABELS: Readonly<Record<StaffTaskKind, string>> = {
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
};
