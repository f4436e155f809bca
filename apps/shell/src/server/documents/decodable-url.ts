/** A path that no remote owns: its page is the 404 in the site's own design. */
const NOBODYS_PATH = '/nicht-gefunden';

/**
 * The router rejects an address that cannot be decoded, such as '/%E0', with JSON; visitors get the not-found page.
 */
export function decodableUrl(url: string): string {
  try {
    decodeURI(url.split('?')[0] ?? '');
    return url;
  } catch {
    return NOBODYS_PATH;
  }
}
