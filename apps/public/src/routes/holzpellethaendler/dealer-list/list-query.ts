import { DEALER_SORTS } from '@heizplatz/contract';
import { LIST_QUERY } from '../dealer-paths';

export type DealerSort = (typeof DEALER_SORTS)[number];

/** In the page's address. */
export const SORT_NAMES: Readonly<Record<DealerSort, string>> = {
  rating: 'bewertung',
  distance: 'entfernung',
  name: 'name',
  area: 'liefergebiet',
};
export const DEFAULT_SORT: DealerSort = 'rating';

const LAST_PAGE = 9999;

/** A page's number; what is none is the first. */
export function pageNumber(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** The query in a list's address; unknown values fall back to the preset. */
export function readListQuery(query: URLSearchParams): { readonly sort: DealerSort; readonly page: number } {
  const named = query.get(LIST_QUERY.sort);
  const sort = DEALER_SORTS.find((one) => SORT_NAMES[one] === named) ?? DEFAULT_SORT;
  return { sort, page: pageNumber(query.get(LIST_QUERY.page)) };
}
