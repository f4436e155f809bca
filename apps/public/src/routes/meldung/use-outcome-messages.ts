import type { Open, ReportOutcome } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

/** Labels for the decision and its progress. */
export function useOutcomeMessages() {
  const { t } = useLingui();
  const outcomes: Readonly<Record<Open<ReportOutcome>, string>> = {
    removed: t`Der gemeldete Inhalt wird nicht mehr gezeigt`,
    changed: t`Der gemeldete Inhalt wurde geändert`,
    kept: t`Der gemeldete Inhalt bleibt, wie er ist`,
    other: t`Entschieden, siehe Begründung`,
  };
  return {
    outcomes,
    states: {
      open: t`in Prüfung`,
      decided: t`entschieden`,
      appealed: t`Beschwerde in Prüfung`,
      closed: t`abgeschlossen`,
      other: t`in Bearbeitung`,
    },
  } as const;
}
