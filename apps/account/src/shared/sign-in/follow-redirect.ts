/**
 * Dealers are redirected to the location in the login's response (rule SESSION-06). Only to pages: the server's list
 * allows nothing else, and a javascript: URL must not run here even if it did.
 */
export function followRedirect(redirectUrl: string): void {
  const { protocol, href } = new URL(redirectUrl, location.href);
  if (protocol === 'https:' || protocol === 'http:') location.assign(href);
}
