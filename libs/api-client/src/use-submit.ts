import { useEffect, useRef, useState } from 'react';
import { ProblemError } from './problem-error';

/** The progress bar's throttle too: what is quicker shows no waiting state, so that nothing flickers. */
const PATIENCE_MS = 200;

export interface Submitting {
  /** True once a submission has been going on for longer than 200 ms. */
  readonly isBusy: boolean;
  /** Why the last submission was refused, retained for the page to display. */
  readonly problem: ProblemError | null;
  /**
   * Runs a write; returns whether it succeeded. While one is running, a second call does nothing and returns false.
   */
  readonly submit: (action: () => Promise<unknown>) => Promise<boolean>;
}

/** `refused`: why the form that was submitted without script was refused, displayed until the next submission. */
export function useSubmit(refused?: ProblemError | null): Submitting {
  const isRunning = useRef(false);
  const [isGoingOn, setIsGoingOn] = useState(false);
  const [timesDone, setTimesDone] = useState(0);
  const [problem, setProblem] = useState(refused ?? null);

  // Not before the page renders the result: a second click may come between the response and the new page.
  useEffect(() => {
    isRunning.current = false;
  }, [timesDone]);

  async function submit(action: () => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsGoingOn(true);
    setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
      return false;
    } finally {
      setIsGoingOn(false);
      setTimesDone((times) => times + 1);
    }
  }
  return { isBusy: useIsLong(isGoingOn), problem, submit };
}

function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isLong;
}
