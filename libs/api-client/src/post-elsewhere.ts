/** Chromium refuses to keep larger requests alive beyond the page. */
const MOST_KEPT_ALIVE = 60_000;

/**
 * Sends JSON to a third-party service, without cookies or referrer. The response is not awaited, and a lost request
 * is not repeated.
 */
export function postElsewhere(url: string, content: unknown): void {
  const body = JSON.stringify(content);
  const sent = fetch(url, {
    method: 'POST',
    mode: 'cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: body.length < MOST_KEPT_ALIVE,
    headers: { 'content-type': 'application/json' },
    body,
  });
  sent.catch(() => undefined);
}
