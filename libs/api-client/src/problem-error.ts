import type { Problem } from '@heizplatz/contract';

/**
 * A call that failed: the API's problem document, or code UNAVAILABLE with status 0 when no response arrived (10 s).
 */
export class ProblemError extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(`${problem.status} ${problem.code}: ${problem.detail ?? problem.title}`, options);
    this.name = 'ProblemError';
    this.status = problem.status;
    this.problem = problem;
  }

  /** The stable code to react to (PROBLEM_CODES of the contract). */
  get code(): string {
    return this.problem.code;
  }
}
