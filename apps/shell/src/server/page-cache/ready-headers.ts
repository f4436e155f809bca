import { COOKIES } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import type { ShellConfig } from '../config';
import { documentHeaders, RESTORABLE_CACHE_CONTROL } from '../headers/document-headers';

/** Stands where the nonce will; no header has such signs. */
const NONCE = '{nonce}';

export type ReadyHeaders = (site: Site, nonce: string, cookieHeader: string) => string[];

interface Template {
  /** Names and values in turn. */
  readonly flat: readonly string[];
  /** The values with nonces: where they stand, and their parts. */
  readonly spliced: readonly (readonly [index: number, parts: readonly string[]])[];
}

/** A document's headers as a flat list, put together once a site and kind of visitor: only the nonce is new each time. */
export function createReadyHeaders(config: Pick<ShellConfig, 'isProduction' | 'isDemo' | 'replayUrl'>): ReadyHeaders {
  const templates = new Map<string, Template>();
  return (site, nonce, cookieHeader) => {
    const knowsSite = cookieHeader.includes(`${COOKIES.locale}=${site.locale}`);
    const key = knowsSite ? site.iso : site.locale;
    const known = templates.get(key);
    const template = known ?? makeTemplate();
    if (!known) templates.set(key, template);
    const flat = template.flat.slice();
    for (const [index, parts] of template.spliced) flat[index] = parts.join(nonce);
    return flat;

    function makeTemplate(): Template {
      const headers = documentHeaders({ ...config, nonce: NONCE, site, cookieHeader: knowsSite ? cookieHeader : '' });
      const own = {
        'cache-control': RESTORABLE_CACHE_CONTROL,
        vary: 'accept-encoding',
        'content-type': 'text/html; charset=utf-8',
      };
      const flat = Object.entries({ ...headers, ...own }).flat();
      const spliced = flat.flatMap((value, index) =>
        value.includes(NONCE) ? [[index, value.split(NONCE)] as const] : [],
      );
      return { flat, spliced };
    }
  };
}
