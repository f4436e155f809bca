import type { StaffTaskKind } from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface TaskLabels {
  readonly label: MessageDescriptor;
  readonly tone: ChipTone;
}

/** What each kind of waiting is called. */
export const TASK_LABELS: Readonly<Record<StaffTaskKind, TaskLabels>> = {
  cancellation: { label: msg`Storno buchen`, tone: 'ember' },
  comment: { label: msg`Kommentar`, tone: 'info' },
  withdrawal: { label: msg`Widerruf`, tone: 'bad' },
  'dealer-answer': { label: msg`Händler antwortet nicht`, tone: 'warn' },
  mail: { label: msg`Mail nicht zugestellt`, tone: 'warn' },
  'price-import': { label: msg`Preisimport angehalten`, tone: 'ember' },
  report: { label: msg`Meldung`, tone: 'bad' },
  draft: { label: msg`Entwurf liegt`, tone: 'sunk' },
  campaign: { label: msg`Kampagne endet`, tone: 'wood' },
  complaint: { label: msg`Reklamation`, tone: 'bad' },
  'call-back': { label: msg`Rückruf`, tone: 'info' },
  'bulk-request': { label: msg`Großmenge angefragt`, tone: 'wood' },
  advert: { label: msg`Anzeige wartet`, tone: 'ember' },
  certificate: { label: msg`Zertifikat endet`, tone: 'warn' },
  'price-feed': { label: msg`Preise bleiben aus`, tone: 'warn' },
  month: { label: msg`Monat abschließen`, tone: 'ember' },
  job: { label: msg`Auftrag fehlgeschlagen`, tone: 'bad' },
};
