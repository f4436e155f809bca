import { ProblemError } from '@heizplatz/api-client';
import type { Problem } from '@heizplatz/contract';

/** A refusal by the API. */
export const refusal = (status: number, code: string, more: Partial<Problem> = {}): ProblemError =>
  new ProblemError({ type: 'about:blank', title: code, status, code, ...more });
