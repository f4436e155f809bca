import { ProblemError } from '@heizplatz/api-client';
import { useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

/** Says what was done, and offers to undo it for ten seconds; `undo` restores it, or throws a ProblemError. */
export function useUndoToast() {
  const { t } = useLingui();
  const { show } = useToast();

  async function run(text: string, undo: () => Promise<unknown>): Promise<void> {
    try {
      await undo();
      show({ tone: 'good', text: t`Rückgängig gemacht: ${text}` });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const isTaken = error.code === 'VERSION_CONFLICT' || error.status === 404;
      show({
        tone: 'bad',
        text: isTaken
          ? t`Inzwischen wurde etwas geändert. Das lässt sich nicht mehr rückgängig machen.`
          : (error.problem.detail ?? t`Das hat nicht geklappt.`),
      });
    }
  }

  return (text: string, undo: () => Promise<unknown>): void => {
    show({ tone: 'good', text, action: { label: t`Rückgängig`, onClick: () => void run(text, undo) } });
  };
}
