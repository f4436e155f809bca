import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pages, PageVisitors } from './page-visitors.ts';
import { recovery } from './recovery.ts';
import type { Dependencies, Fault } from './strikes/fault.ts';
import { FAULTS } from './strikes/faults.ts';

/** How often a fault was injected, and how long it took until shells and APIs responded again, in ms. */
export interface Struck {
  readonly name: string;
  readonly isHidden: boolean;
  readonly recoveredMs: number[];
}

/**
 * All faults in an order that the seed decides, then in another; none is left out of a round. Kills and others take turns,
 * so that a short run has both.
 */
export function* inRandomOrder(seed: string, faults: readonly Fault[] = FAULTS): Generator<Fault> {
  for (let round = 0; ; round += 1) {
    const rank = ({ name }: Fault) => createHash('sha256').update(`${seed} ${round} ${name}`).digest('hex');
    const shuffled = faults.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
    const kills = shuffled.filter(({ isKill }) => isKill);
    const others = shuffled.filter(({ isKill }) => !isKill);
    for (let turn = 0; turn < Math.max(kills.length, others.length); turn += 1)
      yield* [kills[turn], others[turn]].filter((fault) => fault !== undefined);
  }
}

interface FaultRun {
  readonly seed: string;
  /** performance.now(). */
  readonly untilMs: number;
  readonly quietMs: number;
  readonly pages: PageVisitors;
}

/** Strikes until its time is over, each fault once the one before is mended; orders come in between. */
export async function runFaults(
  dependencies: Dependencies,
  { seed, untilMs, quietMs, pages }: FaultRun,
): Promise<readonly Struck[]> {
  const struck = new Map(
    FAULTS.map(({ name, isHidden = false }) => [name, { name, isHidden, recoveredMs: [] as number[] }]),
  );
  for (const fault of inRandomOrder(seed)) {
    await pause(quietMs);
    if (performance.now() >= untilMs) break;
    pages.during = fault.name;
    const isReplaced = (await fault.strike(dependencies)) ?? (() => true);
    struck.get(fault.name)?.recoveredMs.push(await recovery(dependencies.system.nodes, isReplaced));
    await pages.untilServed();
    pages.during = '';
  }
  return [...struck.values()].filter(({ recoveredMs }) => recoveredMs.length > 0);
}

/** Whether no page failed while something was broken that visitors must not notice. */
export const areHidden = (struck: readonly Struck[], seen: ReadonlyMap<string, Pages>): boolean =>
  struck.every(({ name, isHidden }) => !isHidden || (seen.get(name)?.failures ?? []).length === 0);
