import { REVIEW_SORTS } from '@heizplatz/contract';
import { REVIEW_QUERY } from '../dealer-paths';
import { pageNumber } from '../dealer-list/list-query';

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** In the page's address. */
export const REVIEW_SORT_NAMES: Readonly<Record<ReviewSort, string>> = {
  newest: 'neueste',
  best: 'beste',
  worst: 'schlechteste',
};
export const DEFAULT_REVIEW_SORT: ReviewSort = 'newest';

export interface ReviewQuery {
  readonly sort: ReviewSort;
  /** 0: all. */
  readonly stars: number;
  readonly page: number;
}

/** Which reviews a profile's address requests; unknown values fall back to the preset. */
export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const named = query.get(REVIEW_QUERY.sort);
  const stars = query.get(REVIEW_QUERY.stars) ?? '';
  return {
    sort: REVIEW_SORTS.find((one) => REVIEW_SORT_NAMES[one] === named) ?? DEFAULT_REVIEW_SORT,
    stars: /^[1-5]$/.test(stars) ? Number(stars) : 0,
    page: pageNumber(query.get(REVIEW_QUERY.page)),
  };
}
