import fc from 'fast-check';
import { type CanaryComparison, isCanaryFailing, type VisitCount } from './judge-canary';

const count = (failed: number, visits: number): VisitCount => ({ failed, visits });

/** Numbers 0 ≤ x < 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Simulation {
  readonly seed: number;
  readonly share: number;
  readonly canaryRate: number;
  readonly stableRate: number;
  /** Visits of the canary until the simulation ends. */
  readonly visits: number;
}

/** Visitors come one by one, and the rule looks after every tenth: gives the canary's visits when it ended, null if never. */
function simulate({ seed, share, canaryRate, stableRate, visits }: Simulation): number | null {
  const random = createRandom(seed);
  const canary = { visits: 0, failed: 0 };
  const stable = { visits: 0, failed: 0 };
  for (let visitor = 1; canary.visits < visits; visitor += 1) {
    const isCanary = random() < share;
    const counted = isCanary ? canary : stable;
    counted.visits += 1;
    if (random() < (isCanary ? canaryRate : stableRate)) counted.failed += 1;
    if (visitor % 10 === 0 && isCanaryFailing({ canary, stable })) return canary.visits;
  }
  return null;
}

const runMany = (runs: number, simulation: Omit<Simulation, 'seed'>): (number | null)[] =>
  Array.from({ length: runs }, (_, seed) => simulate({ ...simulation, seed: seed * 7919 + 1 }));

describe('a canary', () => {
  it.each<[string, CanaryComparison, boolean]>([
    ['ends at 14 of 60 beside 2 of 540', { canary: count(14, 60), stable: count(2, 540) }, true],
    ['goes on at 1 of 60 beside 2 of 540', { canary: count(1, 60), stable: count(2, 540) }, false],
    ['goes on below the minimum of visits', { canary: count(39, 39), stable: count(0, 5000) }, false],
    ['goes on where both fail alike: the API is at fault', { canary: count(30, 60), stable: count(270, 540) }, false],
    ['goes on with a difference that is small', { canary: count(200, 10_000), stable: count(200, 90_000) }, false],
    ['goes on while nobody got the other version', { canary: count(60, 60), stable: count(0, 0) }, false],
    ['ends where more failures than visits were reported', { canary: count(90, 60), stable: count(2, 540) }, true],
  ])('%s', (_, comparison, expected) => expect(isCanaryFailing(comparison)).toBe(expected));

  it('that fails more never goes on where one that fails less ended', () => {
    const visits = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(visits, visits, visits, visits, visits, (all, failed, more, stableVisits, stableFailed) => {
        const stable = count(Math.min(stableFailed, stableVisits), stableVisits);
        const few = Math.min(failed, all);
        if (isCanaryFailing({ canary: count(few, all), stable }))
          expect(isCanaryFailing({ canary: count(Math.min(all, few + more), all), stable })).toBe(true);
      }),
    );
  });

  describe.each([0.05, 0.1, 0.5])('that serves %d of the visitors', (share) => {
    it.each([0, 0.004, 0.02, 0.1, 0.3])(
      'as good as the other version (%d fail) ends in less than 1 % of runs',
      (rate) => {
        const ended = runMany(400, { share, canaryRate: rate, stableRate: rate, visits: 1000 });
        expect(ended.filter((visits) => visits !== null).length).toBeLessThan(4);
      },
    );

    // Half of the visitors in the canary leave few visits to compare with.
    it(`with 20 % of failures ends within 300 of its visits, mostly within ${share < 0.5 ? 60 : 120}`, () => {
      const ended = runMany(300, { share, canaryRate: 0.2, stableRate: 0.004, visits: 300 });
      expect(ended.filter((visits) => visits === null)).toEqual([]);
      const few = ended.filter((visits) => visits !== null && visits <= (share < 0.5 ? 60 : 120)).length;
      expect(few / ended.length).toBeGreaterThan(0.5);
    });
  });
});
