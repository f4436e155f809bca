import type { RouteObject } from '@heizplatz/router';

/** The parameter of a list's address that names the open case. */
export const CASE_PARAM = 'case';

/** The list's address with one case open beside it; null closes it. */
export function caseAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  id: string | null,
  param: string = CASE_PARAM,
): string {
  const params = new URLSearchParams(search);
  if (id === null) params.delete(param);
  else params.set(param, id);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/** A list is not requested again where only the open case has changed. */
export const listRevalidates: NonNullable<RouteObject['shouldRevalidate']> = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isSameCase = currentUrl.searchParams.get(CASE_PARAM) === nextUrl.searchParams.get(CASE_PARAM);
  const isSameList = caseAddress(currentUrl, null) === caseAddress(nextUrl, null);
  return isSameList && !isSameCase ? false : defaultShouldRevalidate;
};

/** The parameter of lists whose cases have no page but this one. */
export const ROW_PARAM = 'id';
