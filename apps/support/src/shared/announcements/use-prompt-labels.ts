import {
  type AnnouncementPlace,
  type AnnouncementState,
  type Open,
  STAFF_LISTS,
  type StaffAnnouncement,
} from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useLabels } from '../labels/use-labels';

interface AnnouncementLabels {
  readonly places: Readonly<Record<Open<AnnouncementPlace>, string>>;
  readonly tones: Readonly<Record<StaffAnnouncement['Tone'], string>>;
  readonly states: Readonly<Record<Open<AnnouncementState>, { readonly text: string; readonly tone: ChipTone }>>;
}

/** What places, tones and states are called. */
export function useAnnouncementLabels(): AnnouncementLabels {
  const { t } = useLingui();
  const { place, state } = STAFF_LISTS.staffPrompts.columns;
  const places = useLabels(place.labels);
  const states = useLabels(state.labels);
  return {
    places,
    tones: { info: t`Hinweis`, good: t`Gute Nachricht`, warn: t`Warnung`, other: t`Sonstiges` },
    states: {
      draft: { text: states.draft, tone: 'sunk' },
      coming: { text: states.coming, tone: 'warn' },
      running: { text: states.running, tone: 'good' },
      over: { text: states.over, tone: 'sunk' },
      other: { text: states.other, tone: 'sunk' },
    },
  };
}
