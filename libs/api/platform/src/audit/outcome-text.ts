import { PROBLEM_CODES } from '@heizplatz/contract';
import { problem, problemDocument } from '../http/problems/problem';

/** What became of an act, in German; '' is one that broke off before it could be kept. */
export function outcomeText(outcome: string): string {
  if (outcome === 'done') return 'erledigt';
  if (outcome === '') return 'abgebrochen';
  const code = PROBLEM_CODES.find((known) => known === outcome);
  return code ? problemDocument(problem(code), '').title : outcome;
}
