import type { KeyObject } from 'node:crypto';
import type { PointerEntry } from './pointer-entry.ts';
import type { PointerMove } from './pointer-store.ts';
import { signEntry } from './sign-entry.ts';

/** Who signs what a store writes, and what time it is. */
export interface EntrySigner {
  /** The private key; throws where there is none. */
  readonly getKey: () => KeyObject;
  readonly clock: () => Date;
}

/** The signed entry of a move. */
export function completeEntry(
  remote: string,
  { revision, rules, by, reason, command }: Omit<PointerMove, 'before'> & { readonly revision: number },
  { getKey, clock }: EntrySigner,
): PointerEntry {
  const { serving, history, isChosen } = rules;
  const at = clock().toISOString();
  return signEntry(remote, { revision, serving, history, isChosen, by, reason, command, at }, getKey());
}
