import type { ProblemError } from '@heizplatz/api-client';
import { createContext, useContext } from 'react';

/** What the page says about the last act. */
export interface Statement {
  readonly tone: 'good' | 'warn';
  readonly text: string;
}

export interface ActionOutcome {
  readonly say: (text: string) => void;
  /** Somebody else was faster: says what happened meanwhile and shows the order as it is now. */
  readonly meetConflict: (problem: ProblemError) => Promise<void>;
}

export const StatementContext = createContext<ActionOutcome | null>(null);

export function useActionOutcome(): ActionOutcome {
  const outcome = useContext(StatementContext);
  if (!outcome) throw new Error('StatementContext is missing above this form');
  return outcome;
}
