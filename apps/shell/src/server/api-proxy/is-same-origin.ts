import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form comes from a page of this very site. Browsers say so by Origin; from pages that tell nobody their address
 * (mailed links, `no-referrer`) it is 'null', and Sec-Fetch-Site says it. A client that says nothing at all is no browser
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
