import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, type DealerReview } from '@heizplatz/contract';
import type { ReviewRow } from '../reviews/review-repository';
import { lookUpDealer } from './look-up-dealer';
import { getPageCount } from './get-page';
import { parseIdentity } from './parse-identity';
import { getRating } from './present-card';
import { countByStars, findVisibleReviews } from './review-list-repository';

const PAGE_SIZE = 8;
const STARS = [5, 4, 3, 2, 1];

const presentReview = (row: ReviewRow): DealerReview => ({
  Id: row.id,
  Stars: row.stars,
  Delivery: row.deliveryStars,
  Goods: row.goodsStars,
  Service: row.serviceStars,
  Text: row.text,
  ShownName: row.shownName,
  CreatedAt: row.createdAt.toISOString(),
  ProductGroupId: row.productGroupId,
  DealerAnswer: row.dealerAnswer,
  DealerAnsweredAt: row.dealerAnsweredAt?.toISOString() ?? null,
});

/** GET /api/site/{countryId}/dealers/{identity}/reviews. */
export const dealerReviews = defineHandler(CALLS.dealerReviews, async ({ params, query }, { db }) => {
  const row = await lookUpDealer(db, params.countryId, parseIdentity(params.identity));
  const counts = await countByStars(db, row.id);
  const countOf = (stars: number) => counts.get(stars) ?? 0;
  const Total = query.stars === 0 ? STARS.reduce((sum, stars) => sum + countOf(stars), 0) : countOf(query.stars);
  const visibleReviews = await findVisibleReviews(db, { ...query, dealerId: row.id, size: PAGE_SIZE });
  return {
    Total,
    Page: query.page,
    PageCount: getPageCount(Total, PAGE_SIZE),
    Rating: getRating(row),
    RatingCount: row.ratingCount,
    EarlierCount: row.priorRatingCount,
    Distribution: STARS.map((stars) => ({ Stars: stars, Count: countOf(stars) })),
    Items: visibleReviews.map(presentReview),
  };
});
