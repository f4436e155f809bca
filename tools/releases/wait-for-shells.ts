import { setTimeout as sleep } from 'node:timers/promises';
import { getRollout, type PointerEntry, type ShellRollout } from '@heizplatz/releases';
import type { ReadShells } from './shell-reports.ts';

export type Say = (line: string) => void;

/** The pointer was moved, and not every shell serves what it says. */
export class RolloutFailure extends Error {
  override readonly name = 'RolloutFailure';
  /** 1: a shell refuses it. 3: the time is up, and a shell has not answered yet. */
  readonly exitCode: 1 | 3;
  constructor(lines: readonly string[], exitCode: 1 | 3) {
    super(lines.join('\n'));
    this.exitCode = exitCode;
  }
}

interface Waiting {
  /** Which move it was; the first line. */
  readonly moved: string;
  readonly remote: string;
  readonly entry: PointerEntry;
  readonly read: ReadShells;
  readonly limitSeconds: number;
  /** For progress. */
  readonly say: Say;
  readonly nowMs?: () => number;
  readonly pollMs?: number;
}

const POLL_MS = 500;
const QUIET_MS = 10_000;

/** Why nobody knows, in place of what the shells say. */
export const UNKNOWN_TEXT =
  'which shells serve it is not known: they report to the API alone, and this pointer is not of its database';
export const NO_SHELLS_TEXT = 'which shells serve it is not known: none has reported within the last minute';

/**
 * Waits until each running shell serves or refuses what the pointer says of a remote; resolves with a line for the move and
 * one for each shell. Rejects with a RolloutFailure, whose message are the same lines, where one refuses it or has not
 * answered when the time is up.
 */
export async function waitForShells(waiting: Waiting): Promise<readonly string[]> {
  const { remote, entry, limitSeconds, say, nowMs = Date.now, pollMs = POLL_MS } = waiting;
  const startMs = nowMs();
  let lastSaid = '';
  let saidAtMs = -Infinity;
  for (;;) {
    const shells = await waiting.read();
    if (shells === null) return [waiting.moved, UNKNOWN_TEXT];
    const rollout = getRollout(remote, entry, shells);
    const isOver = nowMs() - startMs >= limitSeconds * 1000;
    if (isOver || rollout.every(({ state }) => state !== 'waiting')) return conclude(rollout, waiting, nowMs());
    const progress = describeProgress(rollout);
    if (progress !== lastSaid || nowMs() - saidAtMs >= QUIET_MS) {
      const waited = Math.round((nowMs() - startMs) / 1000);
      say(lastSaid === '' ? `waiting for shells, at most ${limitSeconds} s: ${progress}` : `${waited} s: ${progress}`);
      [lastSaid, saidAtMs] = [progress, nowMs()];
    }
    await sleep(pollMs);
  }
}

function conclude(rollout: readonly ShellRollout[], { moved, limitSeconds }: Waiting, nowMs: number): string[] {
  if (rollout.length === 0) return [moved, NO_SHELLS_TEXT];
  const lines = [moved, ...describeRollout(rollout, nowMs)];
  const count = (state: ShellRollout['state']) => rollout.filter((one) => one.state === state).length;
  const refused = count('refused');
  if (refused > 0)
    throw new RolloutFailure(
      [...lines, `${refused} of ${rollout.length} shells refuse it; what served before goes on there`],
      1,
    );
  const late = count('waiting');
  if (late > 0)
    throw new RolloutFailure(
      [...lines, `after ${limitSeconds} s ${late} of ${rollout.length} shells do not serve it yet`],
      3,
    );
  return lines;
}

function describeProgress(rollout: readonly ShellRollout[]): string {
  const served = rollout.filter(({ state }) => state === 'served').length;
  const refused = rollout.filter(({ state }) => state === 'refused').length;
  const late = rollout.filter(({ state }) => state === 'waiting').map(({ node }) => node);
  return `${served} of ${rollout.length} serve it${refused > 0 ? `, ${refused} refuse it` : ''}, not yet: ${late.join(', ')}`;
}

/** A line for each shell: its name, how far it is, and why. */
export const describeRollout = (rollout: readonly ShellRollout[], nowMs: number): string[] =>
  rollout.map((shell) => `${shell.node}  ${describeState(shell, nowMs)}`);

function describeState({ state, reason, versions, seenAt }: ShellRollout, nowMs: number): string {
  if (state === 'served') return 'served';
  if (state === 'replaced') return 'replaced: it goes by a later move already';
  if (state === 'unknown') return 'unknown: a shell of before, which does not say what it serves';
  const meanwhile = versions.length > 0 ? `it serves ${versions.join(', ')}` : 'it serves nothing of it';
  if (state === 'refused') return `refused, ${meanwhile}: ${reason}`;
  return `not yet, ${meanwhile}; it reported ${Math.max(0, Math.round((nowMs - seenAt.getTime()) / 1000))} s ago`;
}
