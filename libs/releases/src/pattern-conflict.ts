import { compareSpecificity, expandPattern, meet } from './ownership/path-patterns.ts';
import { ReleaseRefusal } from './release-refusal.ts';
import { compareOrders, type OrderedRemote } from './remote-manifest.ts';

/** Two patterns of different remotes that match the same path, where the remotes' order does not settle whose it is. */
export interface PatternConflict {
  readonly pattern: string;
  /** The other remote, and its pattern. */
  readonly remote: string;
  readonly otherPattern: string;
}

/**
 * The first conflict of a remote with others; null where each path has one owner. Remotes may share paths where the one with
 * the smaller order has the more specific pattern: from the left, at the first segment that differs in kind, a text (or
 * the end) is more specific than a parameter, and a parameter than '*'.
 */
export function findPatternConflict(remote: OrderedRemote, others: readonly OrderedRemote[]): PatternConflict | null {
  for (const other of others.filter(({ name }) => name !== remote.name))
    for (const pattern of remote.patterns) {
      const otherPattern = other.patterns.find((one) => !isSettled(compareOrders(remote, other), pattern, one));
      if (otherPattern !== undefined) return { pattern, remote: other.name, otherPattern };
    }
  return null;
}

/** For operators, in one clause: '<release> is refused: …'. */
export const describePatternConflict = ({ pattern, remote, otherPattern }: PatternConflict): string =>
  `its pattern ${pattern} and ${otherPattern} of ${remote} match the same paths, and their order does not settle whose these are`;

/** Throws a ReleaseRefusal unless each path of the remote has one owner. */
export function checkPatterns(remote: OrderedRemote, others: readonly OrderedRemote[]): void {
  const conflict = findPatternConflict(remote, others);
  if (conflict) throw new ReleaseRefusal(describePatternConflict(conflict));
}

/** `order`: negative where the first pattern is matched before the second. */
function isSettled(order: number, first: string, second: string): boolean {
  const shared = expandPattern(first).flatMap((a) =>
    expandPattern(second).flatMap((b) => (meet(a, b) ? [compareSpecificity(a, b)] : [])),
  );
  return shared.every((difference) => Math.sign(difference) === Math.sign(order) && order !== 0);
}
