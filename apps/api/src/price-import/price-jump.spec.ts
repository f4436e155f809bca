import { JUMP_SHARE, largestShare, type PricedTerms } from './price-jump';

const LOOSE = 3;
const OLD: PricedTerms = {
  unitNetCents: 36_000,
  scaleFactors: [11_000, 10_600, 10_200, 10_050, 10_000, 9_950, 9_900, 9_850, 9_800],
  zoneNetCents: [0, 300],
  stationNetCents: 3_900,
};

it('is nothing between equal terms, and for a group that nobody knows', () => {
  expect(largestShare(LOOSE, OLD, OLD)).toBe(0);
  expect(largestShare(99, OLD, { ...OLD, unitNetCents: 1 })).toBe(0);
});

it.each<[string, Partial<PricedTerms>]>([
  ['the price', { unitNetCents: 43_000 }],
  ['one step alone', { scaleFactors: OLD.scaleFactors.map((factor, step) => (step === 2 ? 12_900 : factor)) }],
  ['the last zone alone', { zoneNetCents: [0, 9_300] }],
  ['a zone that is new', { zoneNetCents: [0, 300, 9_300] }],
  ['the fee', { stationNetCents: 39_000 }],
  ['a price that falls', { unitNetCents: 30_000 }],
])('a moved comma in %s is a jump', (_, change) => {
  expect(Math.abs(largestShare(LOOSE, OLD, { ...OLD, ...change }))).toBeGreaterThan(JUMP_SHARE);
});

it('a week’s ordinary step is none', () => {
  const share = largestShare(LOOSE, OLD, { ...OLD, unitNetCents: 36_720 });
  expect(share).toBeGreaterThan(0.015);
  expect(share).toBeLessThan(0.021);
});
