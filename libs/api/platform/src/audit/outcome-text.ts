import { PROBLEM_CODES } from '@heizplatz/contract';
import { HELD_OUTCOME } from './audit-notes';
import { problem, problemDocument } from '../http/problems/problem';

/** The outcome of a command, in German; '' is one that was interrupted before its outcome was stored. */
export function outcomeText(outcome: string): string {
  if (outcome === 'done') return 'erledigt';
  if (outcome === HELD_OUTCOME) return 'zur Freigabe vorgelegt';
  if (outcome === '') return 'abgebrochen';
  const code = PROBLEM_CODES.find((known) => known === outcome);
  return code ? problemDocument(problem(code), '').title : outcome;
}
