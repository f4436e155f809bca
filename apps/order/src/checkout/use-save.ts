import { ProblemError } from '@heizplatz/api-client';
import { useLocation, useNavigate, useParams } from '@heizplatz/router';
import { useState } from 'react';
import { registrationWithReturn } from './checkout-paths';

export interface Saving {
  readonly isBusy: boolean;
  readonly problem: ProblemError | null;
  /** Runs a save; a refusal is kept for the page to show and nothing typed is lost. Answers whether it went well. */
  readonly save: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** A save within checkout. Whoever is not known any more says who orders, and then comes back to this very page. */
export function useSave(): Saving {
  const navigate = useNavigate();
  const location = useLocation();
  const { productGroup = '' } = useParams();
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
        if (error.status === 401) void navigate(registrationWithReturn({ urlName: productGroup }, location));
        else setProblem(error);
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
