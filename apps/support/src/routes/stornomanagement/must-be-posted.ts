import { ProblemError } from '@heizplatz/api-client';

/** Specification section 5: done only when the answer's status equals 1; 404 answers false. Throws otherwise. */
export function mustBePosted<Answer extends { readonly status: number }>(answer: Answer | false): Answer {
  if (answer && answer.status === 1) return answer;
  throw new ProblemError({ type: 'about:blank', title: 'not posted', status: answer ? 200 : 404, code: 'NOT_FOUND' });
}
