import type { creditRates } from './schema';

/**
 * What the demonstration's provider takes; production has the contract's own, entered by its operator. Default interest
 * as the law sets it: base rate and five points in Germany (§288 BGB), 4 % in Austria (§1000 ABGB), 5 % in Switzerland
 * (Art. 104 OR).
 */
export const DEMO_CREDIT_RATES: readonly (typeof creditRates.$inferInsert)[] = [
  { countryId: 1, validFrom: '2025-01-01', effectiveBasisPoints: 1090, defaultInterestBasisPoints: 727 },
  { countryId: 1, validFrom: '2025-07-01', effectiveBasisPoints: 990, defaultInterestBasisPoints: 627 },
  { countryId: 2, validFrom: '2025-01-01', effectiveBasisPoints: 990, defaultInterestBasisPoints: 400 },
  { countryId: 3, validFrom: '2025-01-01', effectiveBasisPoints: 890, defaultInterestBasisPoints: 500 },
];
