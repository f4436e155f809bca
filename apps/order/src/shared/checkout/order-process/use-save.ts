import { ProblemError, useSubmit } from '@heizplatz/api-client';
import { useLocation, useNavigate, useParams } from '@heizplatz/router';
import { registrationWithReturn } from '../checkout-paths';

export interface Saving {
  readonly isBusy: boolean;
  readonly problem: ProblemError | null;
  /** Runs a save; a refusal is stored for the page to display and no input is lost. Returns whether it succeeded. */
  readonly save: (action: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * A submission within checkout; `refused`: why it was refused when it was submitted without JavaScript. A visitor who
 * is no longer identified enters the identification, and then returns to this exact page.
 */
export function useSave(refused?: ProblemError | null): Saving {
  const navigate = useNavigate();
  const location = useLocation();
  const { productGroup = '' } = useParams();
  const { isBusy, problem, submit } = useSubmit(refused);
  const requestWhoOrders = (error: unknown): never => {
    if (isUnknownCaller(error)) void navigate(registrationWithReturn({ urlName: productGroup }, location));
    throw error;
  };
  return {
    isBusy,
    problem: isUnknownCaller(problem) ? null : problem,
    save: (action) => submit(() => action().catch(requestWhoOrders)),
  };
}

const isUnknownCaller = (error: unknown): boolean => error instanceof ProblemError && error.status === 401;
