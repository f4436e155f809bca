/** A signed link's token goes along from page to page; without one the session has to grant it. */
const withToken = (path: string, token: string | null): string =>
  token ? `${path}?token=${encodeURIComponent(token)}` : path;

export const orderPath = (orderId: string, token: string | null): string =>
  withToken(`/bestellung/${encodeURIComponent(orderId)}`, token);

/** The two steps of withdrawal, with this order filled in. */
export function withdrawalPath(orderId: string, token: string | null): string {
  const query = new URLSearchParams({ bestellung: orderId, ...(token && { token }) });
  return `/vertrag-widerrufen?${query}`;
}
