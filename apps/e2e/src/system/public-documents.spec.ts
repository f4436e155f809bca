import { requestPage, type DocumentResponse } from '../testing/request-page';
import { expect, test as systemTest } from '../testing/system-test';

const HOSTS = { de: 'localhost', at: 'at.localhost', ch: 'ch.localhost' } as const;
/** Every public route (rule URL-01) with an address of each site. */
const PATHS = [
  '/',
  '/hackschnitzel',
  '/holzbriketts',
  '/pellets-prices/product-path',
  '/pelletpreise',
  '/holzpellethaendler',
  '/info-center',
  '/news',
  '/druckansicht/agb',
  '/charts/rohoel',
  '/charts/gasoel',
  '/charts/heizoel',
  '/impressum',
  '/agb',
  '/datenschutz',
] as const;

type Ask = (host: string, path: string, headers?: Readonly<Record<string, string>>) => Promise<DocumentResponse>;

const test = systemTest.extend<{ readonly ask: Ask }>({
  ask: async ({ system }, use) =>
    use((host, path, headers = {}) => requestPage({ port: system.shellPort, host, path, headers })),
});

/** Everything that could distinguish one visitor from another, each with a mark that no page contains by itself. */
const MARKS = {
  cookie: 'hp_calc_1_3=markofcalc; hp_csrf=markofcsrf; hp_seed=markofseed; hp_locale=de; andere=markofother',
  'user-agent': 'markofbrowser',
  referer: 'https://example.com/markofreferer',
  'accept-language': 'markoflanguage',
  'x-forwarded-for': '203.0.113.77',
};
const stripNonces = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
const getMeta = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

for (const [site, host] of Object.entries(HOSTS)) {
  test(`every public page of ${site} is whole without script and says to search engines what it is`, async ({
    ask: request,
    system,
  }) => {
    for (const path of PATHS) {
      const { status, headers, body } = await request(host, path);
      expect(status, path).toBe(200);
      expect(headers['cache-control'], path).toBe('private, no-cache');
      expect(String(headers['content-security-policy']), path).not.toContain('unsafe-inline');
      expect(getMeta(body, /<h1[^>]*>(.*?)<\/h1>/s).replaceAll(/<[^>]+>/g, '').length, path).toBeGreaterThan(3);
      const title = getMeta(body, /<title>(.*?)<\/title>/);
      expect(title, path).toMatch(/ – Heizplatz$/);
      expect(getMeta(body, /<meta name="description" content="([^"]+)"/).length, path).toBeGreaterThan(30);
      expect(getMeta(body, /<link rel="canonical" href="([^"]+)"/), path).toMatch(
        new RegExp(`^http://${host.replace('.', '\\.')}:${system.shellPort}/`),
      );
      expect(getMeta(body, /<meta property="og:image" content="([^"]+)"/), path).toContain('/teilen.png?seite=');
      for (const [, json = ''] of body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect(JSON.parse(json), path).toHaveProperty('@type');
      const main = getMeta(body, /<main[^>]*>(.*)<\/main>/s).replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ');
      expect(main, path).not.toMatch(site === 'ch' ? /ß|undefined|NaN/ : /undefined|NaN/);
    }
  });

  test(`no public page of ${site} holds anything of the visitor before`, async ({ ask: request }) => {
    for (const path of PATHS) {
      const first = await request(host, path, MARKS);
      const second = await request(host, path);
      for (const { body } of [first, second]) expect(body, path).not.toMatch(/markof|203\.0\.113\.77/);
      expect(stripNonces(second.body), path).toBe(stripNonces(first.body));
    }
  });

  test(`the sitemap of ${site} leads to pages that are there`, async ({ ask: request }) => {
    const { body } = await request(host, '/sitemap.xml');
    const files = [...body.matchAll(/<loc>http:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
    expect(files.length).toBe(3);
    for (const file of files) {
      const paths = [...(await request(host, file)).body.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*)<\/loc>/g)];
      expect(paths.length, file).toBeGreaterThan(20);
      const step = Math.ceil(paths.length / 8);
      for (const [, path = ''] of paths.filter((_, index) => index % step === 0)) {
        const page = await request(host, path);
        expect(page.status, path).toBe(200);
        expect(getMeta(page.body, /<link rel="canonical" href="http:\/\/[^/]+([^"]*)"/), path).toBe(path);
      }
    }
  });
}

test('the same page of another site is one link away for search engines', async ({ ask: request }) => {
  const { body } = await request(HOSTS.at, '/pelletpreise');
  const links = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  expect(links.map(([, lang]) => lang)).toEqual(['de-DE', 'de-AT', 'de-CH', 'x-default']);
  for (const [, , href = ''] of links) {
    const { hostname, pathname } = new URL(href);
    expect((await request(hostname, pathname)).status, href).toBe(200);
  }
});

test('a shared page has a picture', async ({ ask: request }) => {
  const { status, headers } = await request(HOSTS.ch, '/teilen.png?seite=%2Fpelletpreise');
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  expect((await request(HOSTS.ch, '/teilen.png?seite=%2Fkunde%2Fstartseite')).status).toBe(404);
});

test('addresses that nobody wrote are never an error of ours', async ({ ask: request }) => {
  const odd = [
    '/%00',
    '/%E0%A4%A',
    '/pelletpreise/%2e%2e/x',
    '/news/artikel/%27%20or%201=1',
    '/holzpellethaendler/a/b/c/d/e',
    `/news?seite=${'9'.repeat(40)}`,
    '/charts/gold',
    '/pelletpreise/bayern?mit=%00',
  ];
  for (const path of odd) {
    const { status } = await request(HOSTS.de, path);
    expect([200, 301, 302, 303, 308, 400, 404], `${path} ${status}`).toContain(status);
  }
});
