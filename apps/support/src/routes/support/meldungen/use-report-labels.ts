import type { StaffReport } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

type Outcome = NonNullable<StaffReport['Answers'][number]['Outcome']>;

interface ContentReportLabels {
  readonly reasons: Readonly<Record<StaffReport['Reason'], string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  /** Its author: a member of staff by name, else the side. */
  readonly byText: (by: string) => string;
}

export function useContentReportLabels(): ContentReportLabels {
  const { t } = useLingui();
  return {
    reasons: {
      'not-genuine': t`Nicht echt`,
      insulting: t`Beleidigend`,
      'personal-data': t`Persönliche Daten`,
      misleading: t`Irreführend`,
      'illegal-offer': t`Unerlaubtes Angebot`,
      copyright: t`Urheber- oder Markenrecht`,
      other: t`Etwas anderes`,
    },
    outcomes: { removed: t`Entfernt`, changed: t`Geändert`, kept: t`Bleibt`, other: t`Sonstiges` },
    byText: (by) => (by === 'reporter' ? t`Meldende Seite` : by === 'concerned' ? t`Betroffene Seite` : by),
  };
}
