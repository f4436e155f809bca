/** Packages that are caches, or that speak to one. */
const PACKAGE =
  /from '(?:bentocache|lru-cache|quick-lru|tiny-lru|keyv|node-cache|memoizee?|p-memoize|ioredis|iovalkey|redis|@valkey\/[^'/]*)(?:\/[^']*)?'/;
const EMPTY_MAP = String.raw`new (?:Weak)?Map(?:<[^\n]*>)?\(\)`;
const PATTERNS = [
  PACKAGE,
  // A value of the module that grows, or is filled later.
  new RegExp(String.raw`^(?:export )?const \w+(?:: [^=\n]+)? = ${EMPTY_MAP};`, 'm'),
  /^let \w+: [^=\n]*\bundefined;/m,
  // Whatever is called a cache.
  new RegExp(String.raw`(?:\b(?:const|let|readonly) |#)\w*(?:[cC]ache|[mM]emo)\w*(?:: [^=\n]+)? = ${EMPTY_MAP}`),
  // Entries that expire, or go when there are too many.
  /^ *(?:readonly )?until(?:Ms)?: number;/m,
  /\bconst (?:\[oldest\] =|oldest of)/,
  /\bcreateRecentMap(?:<[^\n]*>)?\(/,
];

const COMMENT = /\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm;

/** Whether a file caches something. What `oncePer` makes is dropped with the object that it follows from, and is none. */
export function hasCache(text: string): boolean {
  const code = text.replaceAll(COMMENT, '');
  return PATTERNS.some((pattern) => pattern.test(code));
}

type Kind =
  /** Documents, in the shell. */
  | 'page tier'
  /** What the API reads from the database, by tags; the shell's threads hold it for a minute at most. */
  | 'response tier'
  /** What a price book is built from, and what it gave: replaced with it. */
  | 'price book'
  /** What follows from arguments, or from an object that never changes: nothing has to flush it. */
  | 'pure'
  /** Responses of calls without tags, in the browser. */
  | 'browser'
  /** What is under way or counted, of which there is no other copy. */
  | 'state';

/** Every cache of servers and libraries. A new one belongs into a tier: `cache.answer`, `cache.object` or `oncePer`. */
export const CACHES: Readonly<Record<string, Kind>> = {
  'apps/shell/src/server/documents/get-site-i18n.ts': 'pure',
  'apps/shell/src/server/page-cache/cached-page.ts': 'page tier',
  'apps/shell/src/server/page-cache/document-key.ts': 'pure',
  'apps/shell/src/server/page-cache/page-cache.ts': 'page tier',
  'apps/shell/src/server/page-cache/splice-nonce.ts': 'pure',
  'apps/shell/src/server/releases/fetch-releases.ts': 'state',
  'apps/shell/src/server/releases/find-owner.ts': 'pure',
  'apps/shell/src/server/releases/recent-map.ts': 'pure',
  'apps/shell/src/server/releases/release-checks.ts': 'pure',
  'apps/shell/src/server/rendering/match-outline.ts': 'pure',
  'apps/shell/src/server/rendering/route-outlines.ts': 'pure',
  'apps/shell/src/server/response-cache/response-cache.ts': 'response tier',
  'apps/shell/src/server/shared-picture/picture-queue.ts': 'pure',
  'apps/shell/src/server/telemetry/page-notes.ts': 'state',
  'libs/api-client/src/browser-api.ts': 'state',
  'libs/api-client/src/cached-responses.ts': 'browser',
  'libs/api/catalog/src/places/search/get-villages.ts': 'pure',
  'libs/api/content/src/press/letters-as-paths.ts': 'pure',
  'libs/api/identity/src/password/common-passwords/is-common-password.ts': 'pure',
  'libs/api/ordering/src/order-documents/render-pdf.ts': 'pure',
  'libs/api/platform/src/cache/call-cache.ts': 'response tier',
  'libs/api/platform/src/cache/connect-valkey.ts': 'response tier',
  'libs/api/platform/src/http/limits/failure-counts-repository.ts': 'pure',
  'libs/api/platform/src/http/limits/rate-limit.ts': 'state',
  'libs/api/platform/src/jobs/queue-repository.ts': 'pure',
  'libs/api/platform/src/outbox/store/mail-file-repository.ts': 'pure',
  'libs/api/pricing/src/calculation/answer-cache.ts': 'price book',
  'libs/api/pricing/src/delivery-calendar/delivery-calendar.ts': 'pure',
  'libs/api/pricing/src/delivery-calendar/holidays.ts': 'pure',
  'libs/api/pricing/src/price-book/cached-rows.ts': 'price book',
  'libs/api/pricing/src/price-book/pack-areas.ts': 'price book',
  'libs/telemetry/src/register-spans.ts': 'state',
};
