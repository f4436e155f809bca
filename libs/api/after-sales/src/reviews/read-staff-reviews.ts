import type { Database } from '@heizplatz/api-platform';
import type { StaffReview } from '@heizplatz/contract';
import { DEALERS_PATH } from '@heizplatz/routes';
import { countOpenReports, findStaffReviews, type StaffReviewRow } from './review-list-repository';

const present = ({ review, dealerName, slug, orderNumber }: StaffReviewRow, waiting: number): StaffReview => ({
  Id: review.id,
  CountryId: review.countryId,
  CreatedAt: review.createdAt.toISOString(),
  DealerId: review.dealerId,
  DealerName: dealerName,
  DealerPath: `${DEALERS_PATH}/${slug}`,
  OrderId: review.orderId,
  OrderNumber: orderNumber,
  Stars: review.stars,
  Text: review.text,
  ShownName: review.shownName,
  State: review.state,
  DealerAnswer: review.dealerAnswer,
  DealerAnsweredAt: review.dealerAnsweredAt?.toISOString() ?? null,
  OpenReports: waiting,
});

export async function readStaffReviews(db: Database, ids: readonly number[]): Promise<StaffReview[]> {
  const staffReviews = await findStaffReviews(db, ids);
  const waiting = await countOpenReports(db, ids);
  return staffReviews.map((one) => present(one, waiting.get(one.review.id) ?? 0));
}
