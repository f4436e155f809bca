/** Visits of one version, and how many of them failed: a document with 500 or more, or a script that broke. */
export interface VisitCount {
  readonly visits: number;
  readonly failed: number;
}

export interface CanaryComparison {
  readonly canary: VisitCount;
  /** The version that serves the other visitors of the same sites at the same time. */
  readonly stable: VisitCount;
}

/** Below it a canary is not judged: a handful of visits proves nothing. */
export const MINIMUM_VISITS = 40;
/** By how much the canary's share of failed visits must be above the other's: a small difference is for people to judge. */
const MARGIN = 0.02;
/** Standard deviations of each bound. High, since the rule is applied every few seconds: each look could err. */
const Z = 3;

/** Bounds of a share by Wilson's score interval, which holds for few visits and for shares near zero too. */
function boundShare({ visits, failed }: VisitCount): { readonly lower: number; readonly upper: number } {
  if (visits === 0) return { lower: 0, upper: 1 };
  const share = Math.min(failed, visits) / visits;
  const spread = Z * Math.sqrt((share * (1 - share)) / visits + Z ** 2 / (4 * visits ** 2));
  const weight = 1 + Z ** 2 / visits;
  const centre = share + Z ** 2 / (2 * visits);
  return { lower: (centre - spread) / weight, upper: (centre + spread) / weight };
}

/**
 * Whether a canary fails so much more often than the version beside it that it must end: the lower bound of its share of
 * failed visits is above the upper bound of the other's by the margin. Without visits of the other version it never is.
 */
export function isCanaryFailing({ canary, stable }: CanaryComparison): boolean {
  return canary.visits >= MINIMUM_VISITS && boundShare(canary).lower > boundShare(stable).upper + MARGIN;
}
