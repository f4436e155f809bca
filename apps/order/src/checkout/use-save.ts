import { ProblemError } from '@heizplatz/api-client';
import { useState } from 'react';

export interface Saving {
  readonly isBusy: boolean;
  readonly problem: ProblemError | null;
  /** Runs a save; a refusal is kept for the page to show and nothing typed is lost. Answers whether it went well. */
  readonly save: (act: () => Promise<unknown>) => Promise<boolean>;
}

export function useSave(): Saving {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  return {
    isBusy,
    problem,
    save: async (act) => {
      setIsBusy(true);
      setProblem(null);
      try {
        await act();
        return true;
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        setProblem(error);
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
