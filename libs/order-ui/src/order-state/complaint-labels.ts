import type { ComplaintKind, ComplaintState, Open } from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a complaint is about. */
export const COMPLAINT_KIND_LABELS: Readonly<Record<ComplaintKind, MessageDescriptor>> = {
  weight: msg`Menge oder Gewicht`,
  quality: msg`Qualität der Ware`,
  damage: msg`Schaden`,
  delay: msg`Verspätung`,
  other: msg`Anderes`,
};

interface ComplaintStateLabels {
  readonly label: MessageDescriptor;
  readonly tone: ChipTone;
}

/** Labels of a complaint's states, the same for customer, dealer and staff. */
export const COMPLAINT_STATE_LABELS: Readonly<Record<Open<ComplaintState>, ComplaintStateLabels>> = {
  open: { label: msg`Offen`, tone: 'warn' },
  answered: { label: msg`Beantwortet`, tone: 'info' },
  solved: { label: msg`Gelöst`, tone: 'good' },
  closed: { label: msg`Ohne Lösung geschlossen`, tone: 'sunk' },
  other: { label: msg`In Bearbeitung`, tone: 'info' },
};
