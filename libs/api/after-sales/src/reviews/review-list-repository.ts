import { toCountryId } from '@heizplatz/country';
import { dealers, findDealerIds } from '@heizplatz/api-dealers';
import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { and, count, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { reports } from '../content-reports/schema';
import { reviews } from './schema';

/** By the trigram indexes of reviews and dealers. */
async function isFound(db: Database, search: string): Promise<SQL | undefined> {
  const matches = matchesText(sql`staff_words(${reviews.text}, ${reviews.shownName})`, search);
  const dealerIds = await findDealerIds(db, search);
  return dealerIds.length === 0 ? matches : or(matches, inArray(reviews.dealerId, dealerIds));
}

export const REVIEW_ROWS: StaffListRows<CallRequest<typeof CALLS.staffReviews>['query']> = {
  id: reviews.id,
  from: sql`${reviews}`,
  isSearchedByIndex: true,
  where: ({ state, country, stars, dealer, answer, only }) => [
    only === '' ? undefined : eq(reviews.id, Number(only)),
    state === '' ? undefined : eq(reviews.state, state),
    country === '' ? undefined : eq(reviews.countryId, toCountryId(Number(country))),
    stars === '' ? undefined : eq(reviews.stars, Number(stars)),
    dealer === '' ? undefined : eq(reviews.dealerId, Number(dealer)),
    answer === '' ? undefined : answer === 'with' ? isNotNull(reviews.dealerAnswer) : isNull(reviews.dealerAnswer),
  ],
  find: isFound,
  sorts: { CreatedAt: reviews.createdAt } satisfies ListSorts<typeof STAFF_LISTS.staffReviews>,
  defaultSort: STAFF_LISTS.staffReviews.defaultSort,
};

/** With their dealers and the numbers of their orders. */
export const findStaffReviews = (db: Database, ids: readonly number[]) =>
  db
    .select({ review: reviews, dealerName: dealers.name, slug: dealers.slug, orderNumber: orders.number })
    .from(reviews)
    .innerJoin(dealers, eq(dealers.id, reviews.dealerId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .where(inArray(reviews.id, [...ids]));

export type StaffReviewRow = Awaited<ReturnType<typeof findStaffReviews>>[number];

/** How many reports of each review wait for a decision. */
export async function countOpenReports(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
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
