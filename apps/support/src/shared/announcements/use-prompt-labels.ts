import type { AnnouncementPlace, AnnouncementState, Open, StaffAnnouncement } from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

interface AnnouncementLabels {
  readonly places: Readonly<Record<Open<AnnouncementPlace>, string>>;
  readonly tones: Readonly<Record<StaffAnnouncement['Tone'], string>>;
  readonly states: Readonly<Record<Open<AnnouncementState>, { readonly text: string; readonly tone: ChipTone }>>;
}

/** What places, tones and states are called. */
export function useAnnouncementLabels(): AnnouncementLabels {
  const { t } = useLingui();
  return {
    places: { home: t`Startseite`, 'info-center': t`Info-Center`, news: t`News`, other: t`anderer Ort` },
    tones: { info: t`Hinweis`, good: t`Gute Nachricht`, warn: t`Warnung`, other: t`Sonstiges` },
    states: {
      draft: { text: t`Entwurf`, tone: 'sunk' },
      coming: { text: t`kommt noch`, tone: 'warn' },
      running: { text: t`läuft`, tone: 'good' },
      over: { text: t`abgelaufen`, tone: 'sunk' },
      other: { text: t`anderer Stand`, tone: 'sunk' },
    },
  };
}
