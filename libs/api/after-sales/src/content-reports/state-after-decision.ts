import type { ContentReportParty } from './content-report-token';

interface Decided {
  readonly isOnAppeal: boolean;
  /** The decision differs from the one before it. */
  readonly isReversed: boolean;
  /** Who has appealed already; each may once. */
  readonly appealedBy: readonly ContentReportParty[];
}

const PARTIES: readonly ContentReportParty[] = ['reporter', 'concerned'];

/**
 * A first decision may be appealed. One on an appeal ends it, unless it turns the matter round for a side that has not
 * appealed yet.
 */
export function stateAfterDecision({ isOnAppeal, isReversed, appealedBy }: Decided): 'decided' | 'closed' {
  if (!isOnAppeal) return 'decided';
  const mayStill = PARTIES.some((party) => !appealedBy.includes(party));
  return isReversed && mayStill ? 'decided' : 'closed';
}
