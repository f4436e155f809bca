import type { Open, ReportOutcome, ReportReason } from '@heizplatz/contract';

export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  'not-genuine': 'Nicht echt: keine wirkliche Bestellung oder bezahlt',
  insulting: 'Beleidigend oder verletzend',
  'personal-data': 'Nennt persönliche Daten',
  misleading: 'Falsch oder irreführend',
  'illegal-offer': 'Unerlaubtes Angebot',
  copyright: 'Verletzt Urheber- oder Markenrecht',
  other: 'Etwas anderes',
};

/** What was decided, as the subject of a sentence: '… wurde entfernt'. */
export const OUTCOME_MESSAGES: Readonly<Record<Open<ReportOutcome>, string>> = {
  removed: 'Der gemeldete Inhalt wird nicht mehr gezeigt.',
  changed: 'Der gemeldete Inhalt wurde geändert.',
  kept: 'Der gemeldete Inhalt bleibt, wie er ist.',
  other: 'Die Entscheidung steht in der Begründung.',
};
