/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteById } from '@heizplatz/country';
import { pageContext, RouterContextProvider } from '@heizplatz/router';
import { fakeApi } from '@heizplatz/testing';
import { init } from '@module-federation/enhanced/runtime';
import { createServerRemotes, HUNG_LOAD_MS, LOAD_RETRY_MS } from './server-remotes';

const dir = mkdtempSync(join(tmpdir(), 'remotes-'));
const folder = join(dir, 'order/1');

/** As webpack's containers do: a chunk that failed stays failed, for as long as the container lives. */
const CONTAINER = `
const { existsSync, appendFileSync } = require('node:fs');
const { join } = require('node:path');
appendFileSync(join(__dirname, 'loads.txt'), 'x');
const chunks = {};
const loadChunk = (name) => (chunks[name] ??= existsSync(join(__dirname, name)) ? Promise.resolve() : Promise.reject(new Error(name + ' is missing')));
exports.init = () => undefined;
exports.get = async (expose) => {
  if (expose.includes('messages')) return () => ({ messages: { locale: expose } });
  if (existsSync(join(__dirname, 'hangs'))) await new Promise(() => undefined);
  await loadChunk('routes.chunk');
  const lazy = async () => { await loadChunk('lazy.chunk'); return { Component: () => null }; };
  return () => ({ routes: [{ path: '/order', children: [{ path: 'lazy', lazy }] }, { path: '/version', handle: { version: 'VERSION' } }] });
};`;

let nowMs = 0;
let version = 0;
const write = (file: string, text = '') => writeFileSync(join(folder, 'server', file), text);

/** A version of its own, since the federation knows one by its name. */
function publish(): { name: string; version: string } {
  version += 1;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'server'), { recursive: true });
  write('remoteEntry.js', CONTAINER.replace('VERSION', String(version)));
  return { name: 'order', version: String(version) };
}
const open = (patienceMs?: number) =>
  createServerRemotes({ getFolder: () => folder, nowMs: () => nowMs, ...(patienceMs && { patienceMs }) });

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  const { api } = fakeApi({ chromeMenus: () => ({ Main: [], Market: [], Help: [] }) });
  context.set(pageContext, { site: siteById(1), api, user: null, cookies: {} });
  return context;
}

beforeAll(() => init({ name: 'shell', remotes: [] }));
beforeEach(() => (nowMs = 0));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('a release without a server build has an empty page at each address, and no messages', async () => {
  const { handler, messages } = await open()({ name: 'demo', version: '1', isBrowserOnly: true }, 'de');
  const page = await handler.query(new Request('http://localhost/demo/seite'), { requestContext: getContext() });
  expect(page).toMatchObject({ statusCode: 200, errors: null, loaderData: { nobody: null } });
  expect(messages).toEqual({});
});

describe('a release that the server loads', () => {
  it('is loaded once, with the messages of each locale', async () => {
    const load = open();
    const release = publish();
    write('routes.chunk');
    const [first, second] = await Promise.all([load(release, 'de'), load(release, 'de')]);
    expect(second).toBe(first);
    expect((await load(release, 'ch')).messages).toEqual({ locale: './messages-ch' });
    expect(readFileSync(join(folder, 'server/loads.txt'), 'utf8')).toBe('x');
  });

  it('is another one with each version', async () => {
    const load = open();
    for (const number of [1, 2]) {
      const release = publish();
      write('routes.chunk');
      const { handler } = await load(release, 'de');
      expect([number, handler.dataRoutes[0]?.children?.[1]?.handle]).toEqual([number, { version: release.version }]);
    }
  });

  it('that lacks a chunk fails without another try for a second, and works once the chunk is back', async () => {
    const load = open();
    const release = publish();
    await expect(load(release, 'de')).rejects.toThrow('routes.chunk is missing');
    write('routes.chunk');
    nowMs = LOAD_RETRY_MS - 1;
    await expect(load(release, 'de')).rejects.toThrow('routes.chunk is missing');
    nowMs = LOAD_RETRY_MS;
    await expect(load(release, 'de')).resolves.toMatchObject({ messages: { locale: './messages-de' } });
  });

  it('that throws while its entry runs works once it does not', async () => {
    const load = open();
    const release = publish();
    write('remoteEntry.js', "throw new Error('not today')");
    await expect(load(release, 'de')).rejects.toThrow('not today');
    write('remoteEntry.js', CONTAINER);
    write('routes.chunk');
    nowMs = LOAD_RETRY_MS;
    await expect(load(release, 'de')).resolves.toBeDefined();
  });

  it('whose screen on demand failed is loaded from scratch by a later page', async () => {
    const load = open();
    const release = publish();
    write('routes.chunk');
    const visit = async () => {
      const { handler } = await load(release, 'de');
      const result = await handler.query(new Request('http://localhost/order/lazy'), { requestContext: getContext() });
      return result instanceof Response ? result.status : (result.errors ?? result.statusCode);
    };
    const missing = { shell: expect.objectContaining({ message: 'lazy.chunk is missing' }) };
    expect(await visit()).toEqual(missing);
    write('lazy.chunk');
    expect(await visit()).toEqual(missing);
    nowMs = LOAD_RETRY_MS;
    expect(await visit()).toBe(200);
  });

  it('that hangs costs each page its patience, and is started anew much later', async () => {
    const load = open(20);
    const release = publish();
    write('hangs');
    write('routes.chunk');
    for (let page = 0; page < 2; page += 1)
      await expect(load(release, 'de')).rejects.toThrow('it was not loaded within 20 ms');
    rmSync(join(folder, 'server/hangs'));
    await expect(load(release, 'de')).rejects.toThrow('it was not loaded within 20 ms');
    nowMs = HUNG_LOAD_MS;
    await expect(load(release, 'de')).resolves.toBeDefined();
  });

  it('whose folder is not what was signed is not loaded', async () => {
    const load = createServerRemotes({ getFolder: () => undefined });
    await expect(load(publish(), 'de')).rejects.toThrow(/is gone or not what was signed/);
  });
});
