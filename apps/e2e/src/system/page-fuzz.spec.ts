import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { requestPage } from '../testing/request-page';
import { expect, test } from '../testing/system-test';

/**
 * `FUZZ_PAGES=10000 npm run test:browser -- --project=system page-fuzz` runs longer, with other pages each time.
 */
const RUNS = Number(process.env['FUZZ_PAGES'] ?? 400);
const SEED = process.env['FUZZ_PAGES'] ? {} : { seed: 20_261_123 };
const HOSTS = ['localhost', 'at.localhost', 'ch.localhost'];

const Manifest = v.object({ patterns: v.array(v.string()) });

/** The patterns of all paths that a remote renders, as declared by its release. */
const patternsIn = (releasesDir: string): string[] =>
  ['public', 'order', 'account', 'support'].flatMap((remote) => {
    const [version = ''] = readdirSync(join(releasesDir, remote)).toSorted().toReversed();
    return v.parse(Manifest, JSON.parse(readFileSync(join(releasesDir, remote, version, 'release.json'), 'utf8')))
      .patterns;
  });

const HOSTILE = [
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  '\u0000',
  '\u202eabc',
  'x'.repeat(3000),
  '-1',
  '1e999',
  'NaN',
];
const LIKELY = ['holzpellets-lose', 'pellets-sackware', '10115', '1010', '8001', 'bayern', '6000', '2', 'de', 'true'];
/** Beginnings and parts of paths behind a pattern's star. */
const PARTS = [
  ...[
    'pelletpreise',
    'holzpellethaendler',
    'news',
    'artikel',
    'info-center',
    'charts',
    'rohoel',
    'druckansicht',
    'agb',
  ],
  ...['vorschau', 'hilfe', 'suche', 'adresse', 'bezahlung', 'anmeldung', 'kennwort-vergessen', 'kunden', 'bestellung'],
  ...['cms', 'list', 'user', 'releases', 'bayern', 'wien', 'zuerich', 'pellets-prices', 'product-path', 'benutzer'],
];
const NAMES = [
  'zipCode',
  'amount',
  'stations',
  'options',
  'seite',
  'sort',
  'q',
  'ReturnUrl',
  'RedirectUrl',
  'token',
  'id',
];
const COOKIES = ['hp_token', 'hp_refresh', 'hp_csrf', 'hp_locale', 'hp_calc_1_3', 'hp_seed', 'hp_reg', 'session'];
const HEADERS = [
  'accept-language',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'accept',
  'if-none-match',
];

const term = fc.oneof(fc.constantFrom(...LIKELY), fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme' }));
/** What a header may hold on its way. */
const plain = term.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 500));
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/gu, ''));

const visits = (patterns: readonly string[]) =>
  fc.record({
    host: fc.constantFrom(...HOSTS),
    pattern: fc.constantFrom(...patterns),
    segments: fc.array(fc.oneof(fc.constantFrom(...PARTS), term), { minLength: 1, maxLength: 4 }),
    query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), term), term), { maxLength: 5 }),
    cookies: fc.array(fc.tuple(fc.constantFrom(...COOKIES), plain), { maxLength: 3 }),
    headers: fc.array(fc.tuple(fc.constantFrom(...HEADERS), plain), { maxLength: 3 }),
  });

function getPath(pattern: string, segments: readonly string[], query: readonly (readonly [string, string])[]): string {
  const parts = segments.map((segment) => encoded(segment) || 'x');
  const path = pattern.replaceAll(/:\w+/g, parts[0] ?? 'x').replace('*', parts.join('/'));
  const pairs = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

test('whatever path, query, cookie or header a page is asked with, it is no error of ours', async ({ system }) => {
  test.slow();
  const patterns = patternsIn(system.releasesDir);
  expect(patterns.length).toBeGreaterThan(30);
  await fc.assert(
    fc.asyncProperty(visits(patterns), async ({ host, pattern, segments, query, cookies, headers }) => {
      const path = getPath(pattern, segments, query);
      const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = { ...Object.fromEntries(headers), ...(cookie && { cookie }) };
      const { status } = await requestPage({ port: system.shellPort, host, path, headers: sent });
      if (status === 0 || status >= 500) throw new Error(`${status}: ${host} ${path} ${JSON.stringify(sent)}`);
    }),
    { numRuns: RUNS, ...SEED },
  );
});
