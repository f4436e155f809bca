import { dealers } from '@heizplatz/api-dealers';
import { orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import type { StaffReview } from '@heizplatz/contract';
import { DEALERS_PATH } from '@heizplatz/routes';
import { and, count, eq, inArray } from 'drizzle-orm';
import { reports } from '../reports/schema';
import { reviews } from './schema';

const joined = (db: Database, ids: readonly number[]) =>
  db
    .select({ review: reviews, dealerName: dealers.name, slug: dealers.slug, orderNumber: orders.number })
    .from(reviews)
    .innerJoin(dealers, eq(dealers.id, reviews.dealerId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(inArray(reviews.id, [...ids]));

type Joined = Awaited<ReturnType<typeof joined>>[number];

/** How many reports of each review wait for a decision. */
async function openReports(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: reports.targetId, value: count() })
    .from(reports)
    .where(
      and(
        eq(reports.targetKind, 'review'),
        inArray(reports.targetId, ids.map(String)),
        inArray(reports.state, ['open', 'appealed']),
      ),
    )
    .groupBy(reports.targetId);
  return new Map(rows.map(({ id, value }) => [Number(id), value]));
}

const present = ({ review, dealerName, slug, orderNumber }: Joined, waiting: number): StaffReview => ({
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
  const found = await joined(db, ids);
  const waiting = await openReports(db, ids);
  return found.map((one) => present(one, waiting.get(one.review.id) ?? 0));
}
