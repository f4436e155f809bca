import type { PointerEntry } from './pointer/pointer-entry.ts';
import type { ServedRemote } from './release-health.ts';

/** What a running shell said last. */
export interface ShellReport {
  /** Host and port. */
  readonly node: string;
  readonly seenAt: Date;
  readonly refused: readonly { readonly remote: string; readonly version: string; readonly reason: string }[];
  /** Null: a shell of before, which does not say. */
  readonly serving: readonly ServedRemote[] | null;
}

/**
 * How far a shell is with an entry of the pointer. `replaced`: it goes by a later entry already. `unknown`: a shell of before,
 * which says what it refuses alone.
 */
export type RolloutState = 'served' | 'refused' | 'waiting' | 'replaced' | 'unknown';

export interface ShellRollout extends Pick<ShellReport, 'node' | 'seenAt'> {
  readonly state: RolloutState;
  /** Why it is refused; null in every other state. */
  readonly reason: string | null;
  /** What the shell serves of the remote meanwhile. */
  readonly versions: readonly string[];
}

/** What shells call an entry that does not count, in place of a version. */
export const refusedEntryName = (revision: number): string => `pointer revision ${revision}`;

/** How far each shell is with what the pointer says of a remote. */
export const getRollout = (
  remote: string,
  entry: Pick<PointerEntry, 'revision' | 'serving'>,
  shells: readonly ShellReport[],
): ShellRollout[] =>
  shells.map((shell) => {
    const own = shell.serving?.find((one) => one.remote === remote);
    const { node, seenAt } = shell;
    return { node, seenAt, versions: own?.versions ?? [], ...judge(remote, entry, shell) };
  });

function judge(
  remote: string,
  { revision, serving }: Pick<PointerEntry, 'revision' | 'serving'>,
  shell: ShellReport,
): Pick<ShellRollout, 'state' | 'reason'> {
  const versions = serving.map(({ version }) => version);
  const own = shell.serving?.find((one) => one.remote === remote);
  const knowsEntry = shell.serving === null || own?.revision === revision;
  // What a shell refuses was found in the same reading of the pointer as what it serves.
  const names = [refusedEntryName(revision), ...(knowsEntry ? versions : [])];
  const refusal = shell.refused.find((one) => one.remote === remote && names.includes(one.version));
  if (refusal) return { state: 'refused', reason: `${refusal.version}: ${refusal.reason}` };
  if (shell.serving === null) return { state: 'unknown', reason: null };
  if (!own || own.revision < revision) return { state: 'waiting', reason: null };
  if (own.revision > revision) return { state: 'replaced', reason: null };
  return { state: versions.every((version) => own.versions.includes(version)) ? 'served' : 'waiting', reason: null };
}
