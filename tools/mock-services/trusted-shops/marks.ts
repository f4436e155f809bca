/** The mock service's data of a shop. */
export interface ShopMark {
  /** 1 to 5, two decimals. */
  readonly mark: number;
  readonly words: string;
  /** Within the period. */
  readonly activeReviews: number;
  readonly periodDays: number;
  readonly allReviews: number;
}

/** By the demo's shop ids; values as a marketplace of this size would have them. */
export const MARKS: Readonly<Record<string, ShopMark>> = {
  'DEMO-RATING-DE': { mark: 4.61, words: 'Sehr gut', activeReviews: 1184, periodDays: 365, allReviews: 4873 },
  'DEMO-RATING-AT': { mark: 4.57, words: 'Sehr gut', activeReviews: 362, periodDays: 365, allReviews: 1440 },
  'DEMO-RATING-CH': { mark: 4.49, words: 'Gut', activeReviews: 217, periodDays: 365, allReviews: 806 },
};
