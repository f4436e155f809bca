/** Nobody's path: its page is the 404 in the site's own design. */
const NOBODYS_PATH = '/nicht-gefunden';

/** The router refuses an address that cannot be decoded, such as '/%E0', with JSON; people get the page that is not found. */
export function decodableUrl(url: string): string {
  try {
    decodeURI(url.split('?')[0] ?? '');
    return url;
  } catch {
    return NOBODYS_PATH;
  }
}
