import { REVIEW_QUERY, REVIEWS_ID, addQuery } from '../dealer-paths';
import { DEFAULT_REVIEW_SORT, REVIEW_SORT_NAMES, type ReviewQuery } from './review-query';

/** A profile's address with some values of its query changed; the page begins anew unless it is what changes. */
export function reviewsHref(
  path: string,
  { sort, stars }: ReviewQuery,
  changed: Readonly<Record<string, string | number | null>>,
): string {
  const page = changed[REVIEW_QUERY.page];
  const query = {
    [REVIEW_QUERY.sort]: sort === DEFAULT_REVIEW_SORT ? null : REVIEW_SORT_NAMES[sort],
    [REVIEW_QUERY.stars]: stars === 0 ? null : stars,
    ...changed,
    [REVIEW_QUERY.page]: page === undefined || page === 1 ? null : page,
  };
  return `${addQuery(path, query)}#${REVIEWS_ID}`;
}
