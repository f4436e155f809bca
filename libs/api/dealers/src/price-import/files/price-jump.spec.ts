import { JUMP_SHARE, largestShare, type PricedTerms, shareOfRegion } from './price-jump';

const LOOSE = 3;
const OLD: PricedTerms = {
  unitNetCents: 36_000,
  scaleFactors: [11_000, 10_600, 10_200, 10_050, 10_000, 9_950, 9_900, 9_850, 9_800],
  zoneNetCents: [0, 300],
  stationNetCents: 3_900,
  palletWeightKg: null,
  depositCents: 0,
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
  ['the deposit', { depositCents: 18_000 }],
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
  const ONE: PricedTerms = {
    ...{ unitNetCents: 10_000, scaleFactors: [10_000], zoneNetCents: [0], stationNetCents: 0 },
    ...{ palletWeightKg: null, depositCents: 0 },
  };
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

  it('is that of a kilogram where a pallet’s weight changes', () => {
    expect(share({ palletWeightKg: 1000 }, { palletWeightKg: 800 })).toBeCloseTo(0.25, 9);
    expect(share({ palletWeightKg: 1000 }, { palletWeightKg: 800, unitNetCents: 8000 })).toBeCloseTo(0, 9);
  });

  it('of what cost nothing is none', () => expect(share({ unitNetCents: 0 }, {})).toBe(0));

  it('is the first of two that are as large', () => {
    const steps = { scaleFactors: [10_000, 10_000] };
    expect(share(steps, { scaleFactors: [12_000, 8000] })).toBeCloseTo(0.2, 9);
    expect(share(steps, { scaleFactors: [8000, 12_000] })).toBeCloseTo(-0.2, 9);
  });
});

describe('the share of the region', () => {
  const FLAT: PricedTerms = {
    ...{ scaleFactors: [10_000], zoneNetCents: [0], stationNetCents: 0, palletWeightKg: null, depositCents: 0 },
    unitNetCents: 10_000,
  };
  const at = (unitNetCents: number, more: Partial<PricedTerms> = {}) => ({ ...FLAT, unitNetCents, ...more });
  const REGION = [at(9_000), at(10_000), at(50_000)];

  it.each<[string, PricedTerms[], PricedTerms, number]>([
    ['is that of the middle one', REGION, at(11_000), 0.1],
    ['of an even number is that between the two in the middle', [...REGION, at(12_000)], at(11_000), 0],
    ['counts each zone of the others', [at(9_000, { zoneNetCents: [0, 1_000, 2_000] })], at(10_000), 0],
    ['is that of the zone which is farthest', REGION, at(10_000, { zoneNetCents: [0, 5_000] }), 0.5],
    ['is that of the step which is farthest', REGION, at(10_000, { scaleFactors: [10_000, 4_000, 10_000] }), -0.6],
  ])('%s', (_, others, next, expected) => expect(shareOfRegion(LOOSE, others, next)).toBeCloseTo(expected, 9));

  it('is nothing for a group that nobody knows', () => expect(shareOfRegion(99, REGION, FLAT)).toBe(0));
});
