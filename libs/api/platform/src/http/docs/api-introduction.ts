import { COOKIES, CSRF_HEADER, SITE_HEADER } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';

/** What a reader of /api/docs has to know before the first call; Markdown. */
export const API_INTRODUCTION = `
${BRAND} compares dealers' offers for wood pellets and other heating fuels in Germany, Austria and Switzerland. These are
the calls that its own pages and dealers' programs use. Paths are German, as the pages are.

**Country.** The host names it: each of the three sites answers its own calls. Money is in the site's currency, with two
decimals and VAT where the name does not say net; amounts of pellets are kilograms, days are \`YYYY-MM-DD\` in the site's time
zone, moments are ISO 8601 in UTC. Behind the sites' own servers the header \`${SITE_HEADER}\` (1 Germany, 2 Austria,
3 Switzerland) stands for the host.

**Who calls.** Most reading calls are open to anyone. Customers bring the token of their login, as
\`Authorization: Bearer …\` or in the cookie \`${COOKIES.token}\`; it lives for half an hour and is renewed by
\`/session/renew\`. Dealers' programs bring the key that dealer support hands out: \`Authorization: Bearer hzp_…\`.

**Writing.** A write that a browser may send needs the value of the cookie \`${COOKIES.csrf}\` once more in the header
\`${CSRF_HEADER}\`; \`/session/renew\` sets that cookie. A placed order is the same order however often it is sent with the same
idempotency key.

**Failures.** Each is one problem document (RFC 9457, \`application/problem+json\`) with a stable \`code\` and the \`requestId\` to
name when you ask us. 429 and 503 say in \`Retry-After\` how many seconds to wait; limits count by account, mailbox and
address. Fields that are added to an answer are no new version: read what you know, leave what you do not.
`.trim();
