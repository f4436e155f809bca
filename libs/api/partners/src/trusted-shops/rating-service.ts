import { fetchService, type RatingServiceConfig } from '@heizplatz/api-platform';
import type { CALLS, CallResponse } from '@heizplatz/contract';
import * as v from 'valibot';

export type ShopRating = NonNullable<CallResponse<typeof CALLS.trustedShopRating>>;

/** The door to the service that rates this marketplace (rule DEALER-04). */
export interface RatingService {
  /** The rating of a shop. Throws when the service is unavailable, lacks the shop, or responds in another format. */
  findRating(shopId: string): Promise<ShopRating>;
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The service's wire format: only the displayed fields are parsed. */
const Quality = v.object({
  mark: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  activeReviews: whole,
  periodDays: whole,
  allReviews: whole,
});

export function createRatingService({ url, timeoutMs }: RatingServiceConfig): RatingService {
  return {
    findRating: async (shopId) => {
      const response = await fetchService({
        service: 'the rating service',
        url: `${url}/shops/${encodeURIComponent(shopId)}/quality`,
        timeoutMs,
      });
      const quality = v.parse(Quality, response);
      return {
        OverallMark: quality.mark,
        OverallMarkDescriptionGUILang: quality.words,
        ActiveReviewCount: quality.activeReviews,
        ActivePeriodInDays: quality.periodDays,
        TotalReviewCount: quality.allReviews,
      };
    },
  };
}

declare module '@heizplatz/api-platform/services' {
  interface Services {
    /** Null: no rating mark. */
    readonly ratingService: RatingService | null;
  }
}
