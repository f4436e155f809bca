import fc from 'fast-check';
import { borrowingPercent, instalmentPlan } from './instalment-plan';

const terms = fc.record({
  priceCents: fc.integer({ min: 5_000, max: 2_000_000 }),
  effectiveBasisPoints: fc.integer({ min: 0, max: 2_000 }),
  stepCents: fc.constantFrom(1, 5),
});
const MONTHS = [3, 6, 12];

/** What the rates are worth today at an effective yearly rate, by the annex's formula. */
function presentValue(rates: readonly number[], effective: number): number {
  return rates.reduce((sum, rate, at) => sum + rate / (1 + effective) ** ((at + 1) / 12), 0);
}
const getRates = ({ months, rateCents, lastRateCents }: ReturnType<typeof instalmentPlan>) => [
  ...Array.from({ length: months - 1 }, () => rateCents),
  lastRateCents,
];

describe('instalments', () => {
  // Worked out apart, from the present value of the rates, in forty decimals.
  it.each([
    [{ priceCents: 228_723, months: 3, effectiveBasisPoints: 990, stepCents: 1 }, 77_448, 77_449],
    [{ priceCents: 228_723, months: 12, effectiveBasisPoints: 990, stepCents: 1 }, 20_053, 20_051],
    [{ priceCents: 228_725, months: 3, effectiveBasisPoints: 890, stepCents: 5 }, 77_330, 77_335],
    [{ priceCents: 100_000, months: 3, effectiveBasisPoints: 0, stepCents: 1 }, 33_333, 33_334],
    [{ priceCents: 100_000, months: 1, effectiveBasisPoints: 1200, stepCents: 1 }, 100_949, 100_949],
  ])('of %j are %d, the last %d cents', (input, rateCents, lastRateCents) => {
    expect(instalmentPlan(input)).toMatchObject({ rateCents, lastRateCents });
  });

  it('add up to the total, which is price and interest', () => {
    fc.assert(
      fc.property(terms, fc.constantFrom(...MONTHS), (input, months) => {
        const plan = instalmentPlan({ ...input, months });
        expect(getRates(plan).reduce((sum, rate) => sum + rate, 0)).toBe(plan.totalCents);
        expect(plan.totalCents).toBe(input.priceCents + plan.interestCents);
      }),
    );
  });

  it('are whole steps, and the last one differs by rounding alone', () => {
    fc.assert(
      fc.property(terms, fc.constantFrom(...MONTHS), (input, months) => {
        const { rateCents, lastRateCents } = instalmentPlan({ ...input, months });
        expect([rateCents % input.stepCents, lastRateCents % input.stepCents]).toEqual([0, 0]);
        expect(Math.abs(rateCents - lastRateCents)).toBeLessThanOrEqual(months * input.stepCents);
      }),
    );
  });

  it('cost more and are smaller the longer they run', () => {
    fc.assert(
      fc.property(terms, (input) => {
        const plans = MONTHS.map((months) => instalmentPlan({ ...input, months }));
        for (const [at, plan] of plans.slice(1).entries()) {
          expect(plan.totalCents).toBeGreaterThanOrEqual((plans[at]?.totalCents ?? 0) - input.stepCents);
          expect(plan.rateCents).toBeLessThan(plans[at]?.rateCents ?? 0);
        }
      }),
    );
  });

  it('have the effective rate that is named', () => {
    fc.assert(
      fc.property(terms, fc.constantFrom(...MONTHS), (input, months) => {
        const rates = getRates(instalmentPlan({ ...input, months }));
        const worth = presentValue(rates, input.effectiveBasisPoints / 10_000);
        expect(Math.abs(worth - input.priceCents)).toBeLessThanOrEqual(input.stepCents);
      }),
    );
  });

  it('name a borrowing rate below the effective one', () => {
    expect(borrowingPercent(990)).toBeCloseTo(9.4772, 3);
    expect(borrowingPercent(0)).toBe(0);
  });
});
