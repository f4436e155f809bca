/** @jest-environment node */
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { readConfig } from '../config';
import { registerSearchEngines } from './register-search-engines';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

const api = fastify();
const server = fastify();
api.get('/api/site/:countryId/content-paths', async () =>
  ['/agb', '/hackschnitzel'].map((Path) => ({ Path, ChangedAt: '2026-11-01T00:00:00.000Z' })),
);
api.get('/api/site/:countryId/country-states', async () => [
  { Id: 2, Name: 'Bayern', FriendlyName: 'bayern', MapId: 'DE-BY' },
]);
api.get('/api/site/:countryId/pages/local', async () => ({
  Items: [{ Name: 'Ulm', ZipCode: '89073', Path: '/pelletpreise/baden-wuerttemberg/ulm-89073' }],
}));

beforeAll(async () => {
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  registerSearchEngines(server, readConfig({ MODE: 'test', API_URL: apiUrl }), fetch);
});
afterAll(() => Promise.all([api.close(), server.close()]));
const get = (url: string, host = 'at.localhost:4200') => server.inject({ url, headers: { host } });

describe('robots.txt', () => {
  it('closes what is nobody’s to find, and names the sitemap of its own site', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Disallow: /kunde/\n');
    expect(body).toContain('Sitemap: http://at.localhost:4200/sitemap.xml\n');
  });
});

describe('the sitemap', () => {
  it('names its files, each of which answers with addresses of its own site', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const files = [...body.matchAll(/<loc>http:\/\/at\.localhost:4200(\/sitemaps\/[a-z]+\.xml)<\/loc>/g)];
    expect(files.map(([, path]) => path)).toEqual([
      '/sitemaps/seiten.xml',
      '/sitemaps/preise.xml',
      '/sitemaps/haendler.xml',
    ]);
    const prices = await get('/sitemaps/preise.xml');
    expect([...prices.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'http://at.localhost:4200/pelletpreise/bayern',
      'http://at.localhost:4200/pelletpreise/baden-wuerttemberg/ulm-89073',
    ]);
  });

  it('says when a page was changed, where that is known', async () => {
    const { body } = await get('/sitemaps/seiten.xml', 'localhost:4200');
    expect(body).toContain('<url><loc>http://localhost:4200/</loc></url>');
    expect(body).toContain(
      '<url><loc>http://localhost:4200/agb</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>',
    );
    expect(body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">.*<\/urlset>$/s,
    );
  });

  it('names a page once, also one of ours that has a text of its own', async () => {
    const { body } = await get('/sitemaps/seiten.xml', 'localhost:4200');
    expect(body.match(/\/hackschnitzel</g)).toHaveLength(1);
    expect(body).toContain('/hackschnitzel</loc><lastmod>2026-11-01');
  });

  it.each(['/sitemaps/constructor.xml', '/sitemaps/seiten', '/sitemaps/..xml'])('has no %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it('stays XML whatever an address holds', async () => {
    expect(await text(sitemapXml('http://x', [{ path: '/a&b<c>"d\'' }]))).toContain(
      `<loc>http://x/a&amp;b%3Cc%3E%22d'</loc>`,
    );
    expect(await text(sitemapIndexXml('http://x', ['/a&b.xml']))).toMatch(
      /^<\?xml .*<sitemapindex [^>]*><sitemap><loc>http:\/\/x\/a&amp;b.xml<\/loc><\/sitemap><\/sitemapindex>$/s,
    );
  });

  it('without any address is an empty document', async () => {
    expect(await text(sitemapXml('http://x', []))).toMatch(/<urlset xmlns="[^"]+"><\/urlset>$/);
  });
});
