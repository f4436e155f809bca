import { FAULTS } from './strikes/faults';
import { inRandomOrder } from './run-faults';

const first = (seed: string, count: number) => {
  const faults = inRandomOrder(seed);
  return Array.from({ length: count }, () => faults.next().value);
};
const getNames = (seed: string, count: number) => first(seed, count).map((fault) => fault?.name);

it('each round has every fault once, the same for the same seed', () => {
  const names = FAULTS.map(({ name }) => name).sort();
  const two = getNames('a', 2 * names.length);
  expect(two.slice(0, names.length).sort()).toEqual(names);
  expect(two.slice(names.length).sort()).toEqual(names);
  expect(getNames('a', 2 * names.length)).toEqual(getNames('a', 2 * names.length));
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => getNames(seed, 9).join())).size).toBeGreaterThan(1);
});

it('a short run has kills and others', () => {
  for (const seed of ['2026-11-23', '2026-11-24', '2027-01-01'])
    expect(first(seed, 4).map((fault) => Boolean(fault?.isKill))).toEqual([true, false, true, false]);
});
