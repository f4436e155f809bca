import type { Problem } from '@heizplatz/contract';
import { ProblemError } from '@heizplatz/api-client';

/** A refusal by the API; status 0 is an API that is down. */
export const buildProblem = (status: number, code: string, overrides: Partial<Problem> = {}): ProblemError =>
  new ProblemError({ type: 'about:blank', title: code, status, code, ...overrides });
