/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Override, signOverride } from '@heizplatz/releases';
import { writeReleaseKeys } from '@heizplatz/releases/testing';
import fastify from 'fastify';
import { readConfig } from '../config';
import { releaseOf } from '../testing/get-release';
import { getReferences } from './get-references';
import { readOverrides } from './read-overrides';
import { registerOverrides } from './register-overrides';

const dir = mkdtempSync(join(tmpdir(), 'overrides-'));
const keys = writeReleaseKeys(dir);
afterAll(() => rmSync(dir, { recursive: true }));

const override: Override = {
  ...{ name: 'tips', container: 'mf_tips', order: 25, layouts: [], patterns: ['/tipps/:tip', '/tipps'] },
  ...{ origin: 'http://localhost:4300', expiresAtMs: Date.now() + 3_600_000 },
};
const token = signOverride(override, keys.getKey());
const configOf = (RELEASE_OVERRIDES: string) =>
  readConfig({ MODE: 'test', RELEASE_PUBLIC_KEY: keys.publicKeyFile, RELEASE_OVERRIDES });

async function send(method: 'GET' | 'POST', query: string, headers: Record<string, string> = {}, option = 'on') {
  const server = fastify();
  registerOverrides(server, configOf(option));
  return server.inject({ method, url: `/releases/override?${query}`, headers: { host: 'localhost:4200', ...headers } });
}
const own = { origin: 'http://localhost:4200', 'content-type': 'application/x-www-form-urlencoded' };

describe('a link to an override', () => {
  it('asks, and changes nothing by itself', async () => {
    const { statusCode, body, headers } = await send('GET', `token=${token}`);
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    expect(body).toContain('<b>tips</b> dann aus <b>http://localhost:4300</b>');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('counts for this browser once its form is sent, and leads to the page', async () => {
    const { statusCode, headers } = await send('POST', `token=${token}`, own);
    expect([statusCode, headers.location]).toEqual([303, '/tipps']);
    expect(headers['set-cookie']).toMatch(
      new RegExp(`^dev_override_tips=${token}; Max-Age=3\\d{3}; Path=/; HttpOnly; SameSite=Strict$`),
    );
  });

  it('ends by the other form', async () => {
    const { headers } = await send('POST', `token=${token}&end=true`, own);
    expect(headers['set-cookie']).toMatch(/^dev_override_tips=; Max-Age=0; /);
  });

  it.each([
    ['from another site', `token=${token}`, { ...own, origin: 'https://evil.example' }, 403],
    ['that nobody signed', `token=${token.replace('.', 'x.')}`, own, 403],
    ['without a token', '', own, 400],
  ])('is refused %s', async (_, query, headers, status) => {
    const response = await send('POST', query, headers);
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([status, undefined]);
  });

  it('leads nowhere in a shell that was not started for it', async () => {
    for (const method of ['GET', 'POST'] as const)
      expect((await send(method, `token=${token}`, {}, 'off')).statusCode).toBe(404);
  });
});

it('no shell takes overrides in production', () => {
  const production = { MODE: 'production', RELEASE_PUBLIC_KEY: keys.publicKeyFile };
  expect(readConfig(production).takesOverrides).toBe(false);
  expect(() => readConfig({ ...production, RELEASE_OVERRIDES: 'on' })).toThrow(
    /RELEASE_OVERRIDES: never in production/,
  );
});

describe('the cookie of an override', () => {
  const log = { warn: jest.fn() };
  const read = (cookie: string, option = 'on') => readOverrides(cookie, configOf(option), log);

  it('counts while the shell takes it and a key signed it', () => {
    expect(read(`a=b; dev_override_tips=${token}; dev_override_order=x.y.z`)).toEqual([override]);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(read(`dev_override_tips=${token}`, 'off')).toEqual([]);
  });

  it('puts the remote in the place of its release, and leaves the others', () => {
    const order = releaseOf('order', { patterns: ['/order'], order: 10, version: '7' });
    const rest = releaseOf('public', { patterns: ['/*'], order: 90, version: '8' });
    const served = [order, releaseOf('tips', { patterns: ['/tipps'], order: 25, version: '9' }), rest];
    for (const releases of [served, [order, rest]])
      expect(getReferences(releases, [override]).map(({ name, version }) => `${name} ${version}`)).toEqual([
        ...['order 7', 'tips override', 'public 8'],
      ]);
    expect(getReferences(served, [override])[1]).toMatchObject({
      folder: 'http://localhost:4300/releases/tips/override/',
      isOverride: true,
    });
  });
});
