import { rateAt, type CommissionRate } from './rate-at';

const rate = (dealerId: number | null, productGroupId: number | null, validFrom: string, basisPoints: number) =>
  ({ dealerId, productGroupId, validFrom, basisPoints }) satisfies CommissionRate;

const RATES = [
  rate(null, null, '2020-01-01', 400),
  rate(null, 4, '2020-01-01', 500),
  rate(7, null, '2026-01-01', 350),
  rate(7, null, '2026-07-01', 300),
  rate(7, 3, '2026-09-15', 250),
];

describe('the rate of a commission', () => {
  it.each([
    ['everybody’s, without one of its own', 8, 3, '2026-11-21', 400],
    ['everybody’s for that group', 8, 4, '2026-11-21', 500],
    ['everybody’s before its own begins', 7, 3, '2025-12-31', 400],
    ['its own from its first day', 7, 3, '2026-01-01', 350],
    ['its own before everybody’s for the group', 7, 4, '2026-02-01', 350],
    ['its newest', 7, 3, '2026-09-14', 300],
    ['its own for the group', 7, 3, '2026-09-15', 250],
    ['its own for other groups still', 7, 5, '2026-09-15', 300],
    ['none before any', 8, 3, '2019-12-31', 0],
  ])('is %s', (_, dealerId, productGroupId, day, basisPoints) => {
    expect(rateAt(RATES, { dealerId, productGroupId, day })).toBe(basisPoints);
    expect(rateAt(RATES.toReversed(), { dealerId, productGroupId, day })).toBe(basisPoints);
  });
});
