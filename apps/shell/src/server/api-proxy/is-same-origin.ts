import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form comes from a page of this very site. Browsers state it in Origin; from pages that hide their address
 * (mailed links, `no-referrer`) it is 'null', and Sec-Fetch-Site states it. A client that sends neither is no browser
 * that another site could misuse: its form's CSRF value decides.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const { origin, referer, 'sec-fetch-site': fetchSite } = headers;
  if (origin !== undefined && origin !== 'null') return origin === ownOrigin;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === 'null') return false;
  return referer === undefined || getOriginByUrl(referer) === ownOrigin;
}

const getOriginByUrl = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);
