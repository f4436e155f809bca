/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { registerStaticFiles } from './static-files';

const dir = mkdtempSync(join(tmpdir(), 'static-'));
const FILES = {
  'shell/browser/main.js': 'shell',
  'releases/order/7/browser/remoteEntry.js': 'order',
  'releases/order/7/browser/added.js': 'nobody signed this',
  'releases/order/7/browser/routes.js': 'routes',
  'releases/order/7/browser/routes.js.br': 'nobody signed this',
  'releases/order/7/server/secret.js': 'secret',
  'releases/order/altered/browser/remoteEntry.js': 'altered',
  'releases/shell/0123456789ab/browser/main.js': 'an earlier build',
  'releases/shell/0123456789ab/browser/added.js': 'nobody signed this',
  'outside/browser/secret.txt': 'secret',
};
const server = fastify();
const inDevelopment = fastify();

beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  const assets = {
    base: '/assets/x',
    folder: join(dir, 'shell/browser'),
    scripts: [],
    getPreloads: () => [],
    calculatorBar: [],
    styles: [],
    fonts: [],
  };
  const registry = {
    getFolder: async ({ name, version }: { name: string; version: string }) =>
      version === 'altered'
        ? undefined
        : {
            path: join(dir, 'releases', name, version),
            files: new Set(['browser/remoteEntry.js', 'browser/routes.js', 'server/secret.js']),
          },
  };
  const getShellFolder = async (hash: string) =>
    hash === '0123456789ab'
      ? { path: join(dir, 'releases/shell', hash), files: new Set(['browser/main.js']) }
      : undefined;
  await registerStaticFiles(server, { assets, registry, getShellFolder, servesUnnamedFiles: false });
  await registerStaticFiles(inDevelopment, { assets, registry, getShellFolder, servesUnnamedFiles: true });
});
afterAll(async () => {
  await Promise.all([server.close(), inDevelopment.close()]);
  rmSync(dir, { recursive: true, force: true });
});

describe('static files', () => {
  it.each([
    ['/assets/x/main.js', 'shell'],
    ['/releases/order/7/remoteEntry.js', 'order'],
    ['/assets/0123456789ab/main.js', 'an earlier build'],
  ])('%s is kept for ever', async (url, text) => {
    const { statusCode, body, headers } = await server.inject(url);
    expect([statusCode, body]).toEqual([200, text]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/releases/order/8/remoteEntry.js',
    '/releases/order/7/added.js',
    '/releases/order/7/routes.js',
    '/releases/order/altered/remoteEntry.js',
    '/releases/order/7/..%2fserver%2fsecret.js',
    '/releases/order/7/%2e%2e/server/secret.js',
    '/releases/%2e%2e/outside/secret.txt',
    '/releases/..%2f..%2foutside/7/secret.txt',
    '/assets/0123456789ab/added.js',
    '/assets/0123456789ac/main.js',
    '/assets/0123456789ab/..%2f..%2forder/7/browser/remoteEntry.js',
    '/assets/%2e%2e/main.js',
    '/assets/x/../../releases/order/7/server/secret.js',
  ])('%s is not there', async (url) => {
    expect((await server.inject(url)).statusCode).toBe(404);
  });

  it('a file that the release does not name is there in development alone', async () => {
    expect((await inDevelopment.inject('/releases/order/7/added.js')).body).toBe('nobody signed this');
  });

  it('the mark is an SVG', async () => {
    const { headers, body } = await server.inject('/favicon.svg');
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(body).toMatch(/^<svg/);
  });
});
