import { NOBODYS_PATH } from '@heizplatz/http-server';

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
