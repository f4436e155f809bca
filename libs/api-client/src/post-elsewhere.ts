/** Chromium refuses to keep more than this alive beyond the page. */
const MOST_KEPT_ALIVE = 60_000;

/** Sends JSON to a service that is none of ours, without cookies or referrer. Nobody waits for its answer, and a lost one is lost. */
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
