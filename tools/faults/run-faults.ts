import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FAULTS, type Fault, type IsReplaced, type Surroundings } from './faults.ts';

/** How often a fault struck, and how long it took until shell and API answered again, in ms. */
export interface Struck {
  readonly name: string;
  readonly recoveredMs: number[];
}

/** Beyond that a machine is not slow, but what ran on it does not come back. */
const PATIENCE_MS = 60_000;
const POLLING_MS = 25;

const isOk = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

/** Ms until both answered, and what was killed has a successor; the API's readiness knows of the database's. */
async function recovery({ house }: Surroundings, isReplaced: IsReplaced): Promise<number> {
  const from = performance.now();
  for (;;) {
    const answers = await Promise.all([
      isOk(`http://127.0.0.1:${house.apiPort}/readyz`),
      isOk(`http://127.0.0.1:${house.port}/readyz`),
    ]);
    if (answers.every(Boolean) && isReplaced()) return performance.now() - from;
    if (performance.now() - from > PATIENCE_MS) throw new Error(`not ready again after ${PATIENCE_MS / 1000} s`);
    await pause(POLLING_MS);
  }
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

/** Strikes until `untilMs` (performance.now), each fault once the one before is mended; orders come in between. */
export async function runFaults(
  surroundings: Surroundings,
  { seed, untilMs, quietMs }: { readonly seed: string; readonly untilMs: number; readonly quietMs: number },
): Promise<readonly Struck[]> {
  const struck = new Map(FAULTS.map(({ name }) => [name, { name, recoveredMs: [] as number[] }]));
  for (const fault of inRandomOrder(seed)) {
    await pause(quietMs);
    if (performance.now() >= untilMs) break;
    const isReplaced = (await fault.strike(surroundings)) ?? (() => true);
    struck.get(fault.name)?.recoveredMs.push(await recovery(surroundings, isReplaced));
  }
  return [...struck.values()].filter(({ recoveredMs }) => recoveredMs.length > 0);
}
