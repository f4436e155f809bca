import { CASE_PARAM } from '../list-panes/case-address';

/** An address of the same list with some of its values changed; null and '' take one out. A change leads to the first page. */
export function listAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  changes: Readonly<Record<string, string | null>>,
): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.delete(CASE_PARAM);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(key);
    else params.set(key, value);
  }
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** Where a column's head leads: ascending first, then descending. */
export const nextSort = (sort: string, key: string): string => (sort === key ? `-${key}` : key);
