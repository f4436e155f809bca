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

describe('the share', () => {
  const ONE: PricedTerms = { unitNetCents: 10_000, scaleFactors: [10_000], zoneNetCents: [0], stationNetCents: 0 };
  const share = (old: Partial<PricedTerms>, next: Partial<PricedTerms>) =>
    largestShare(LOOSE, { ...ONE, ...old }, { ...ONE, ...next });

  it('is that of the price, up or down', () => {
    expect(share({}, { unitNetCents: 11_500 })).toBeCloseTo(0.15, 9);
    expect(share({}, { unitNetCents: 8000 })).toBeCloseTo(-0.2, 9);
  });

  it('counts way and fee into what is paid, at the amount where they weigh most', () => {
    const old = { zoneNetCents: [10_000], stationNetCents: 10_000 };
    // 20 t at 100.00, 190.00 instead of 100.00 of way each, and 100.00 of fee.
    expect(share(old, { ...old, zoneNetCents: [19_000] })).toBeCloseTo(590_000 / 410_000 - 1, 9);
    // 1 t, where the fee of 100.00 that falls away is a third.
    expect(share(old, { zoneNetCents: [10_000] })).toBeCloseTo(-1 / 3, 9);
  });

  it('takes the last step and zone of a list that names fewer', () => {
    expect(share({ scaleFactors: [10_000, 5000] }, { scaleFactors: [10_000, 5000, 5000, 10_000] })).toBeCloseTo(1, 9);
    expect(share({ zoneNetCents: [0, 10_000] }, { zoneNetCents: [0, 10_000, 10_000] })).toBe(0);
    expect(share({ zoneNetCents: [0, 10_000, 0] }, { zoneNetCents: [0, 10_000] })).toBeCloseTo(1, 9);
  });

  it('of what cost nothing is none', () => expect(share({ unitNetCents: 0 }, {})).toBe(0));

  it('is the first of two that are as large', () => {
    const steps = { scaleFactors: [10_000, 10_000] };
    expect(share(steps, { scaleFactors: [12_000, 8000] })).toBeCloseTo(0.2, 9);
    expect(share(steps, { scaleFactors: [8000, 12_000] })).toBeCloseTo(-0.2, 9);
  });
});
