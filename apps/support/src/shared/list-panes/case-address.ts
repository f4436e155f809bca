/** The page's address with one case open below its list; null closes it. */
export function caseAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  orderId: string | null,
): string {
  const params = new URLSearchParams(search);
  if (orderId === null) params.delete('case');
  else params.set('case', orderId);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
