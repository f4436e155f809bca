import type { ProblemError } from '@heizplatz/api-client';
import { createContext, useContext } from 'react';

/** The page's message about the last command. */
export interface Statement {
  readonly tone: 'good' | 'warn';
  readonly text: string;
}

export interface ActionOutcome {
  readonly say: (text: string) => void;
  /** For a concurrent change: reports what happened meanwhile and displays the current order. */
  readonly meetConflict: (problem: ProblemError) => Promise<void>;
}

export const StatementContext = createContext<ActionOutcome | null>(null);

export function useActionOutcome(): ActionOutcome {
  const outcome = useContext(StatementContext);
  if (!outcome) throw new Error('StatementContext is missing above this form');
  return outcome;
}
