/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkFit, createLoadCheck, parseRelease, type Release } from '@heizplatz/releases';
import { moveFolder, serveVersion } from '@heizplatz/releases/testing';
import { releaseOf } from '../testing/get-release';
import { createReleaseRegistry } from './release-registry';

/** Loads as the render worker does, without the federation, with the router that this shell shares. */
const WORKER = `const { parentPort, workerData } = require('node:worker_threads');
const container = require(workerData.smoke.folder + '/server/remoteEntry.js');
container.init({ '@heizplatz/router': { createRoute: (path) => ({ path }) } });
container.get('./routes').then(() => parentPort.postMessage('loaded'));`;
const SHELL = { contractVersion: 1, sharedVersions: { react: '19.3.1' } };
const GOOD = `exports.init = (shared) => { router = shared['@heizplatz/router']; };
let router; exports.get = async () => ({ routes: [router.createRoute('/order')] });`;
/** Built against a newer libs/router, of the same version as far as its package says. */
const NEWER = GOOD.replace('createRoute', 'createRoom');

const dir = mkdtempSync(join(tmpdir(), 'gate-'));
const workerFile = join(dir, 'render-worker.js');
const log = { error: jest.fn() };
const loads = jest.fn();
const trust = (timeoutMs = 20_000) => ({
  read: (folder: string) => parseRelease(readFileSync(join(folder, 'release.json'), 'utf8')),
  check: () => undefined,
  fit: (release: Release) => checkFit(release, SHELL),
  load: (release: Release, folder: string) => {
    loads(release.version);
    return createLoadCheck({ workerFile, timeoutMs })(release, folder);
  },
});

function publish(version: string, code: string, fields: Partial<Release> = {}): void {
  const folder = join(dir, 'order', version);
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server/remoteEntry.js'), code);
  writeFileSync(join(folder, 'release.json'), JSON.stringify(releaseOf('order', { version, ...fields })));
}
const serve = (version: string) => serveVersion(dir, 'order', version);
const open = (timeoutMs?: number) => createReleaseRegistry(dir, trust(timeoutMs), log);
const served = (registry: ReturnType<typeof open>) => registry.serving().all.map(({ version }) => version);

beforeEach(() => {
  rmSync(dir, { recursive: true, force: true });
  jest.clearAllMocks();
  mkdirSync(dir);
  writeFileSync(workerFile, WORKER);
  publish('1', GOOD);
  publish('2', GOOD);
});
afterEach(() => jest.useRealTimers());
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('a release that the pointer names', () => {
  it('serves once it was loaded; until then the last good one does', async () => {
    serve('1');
    const registry = open();
    await registry.whenSettled();
    expect(served(registry)).toEqual(['1']);
    expect(registry.served()).toEqual([{ remote: 'order', revision: expect.any(Number), versions: ['1'] }]);
    serve('2');
    expect(served(registry)).toEqual(['1']);
    await registry.whenSettled();
    expect(served(registry)).toEqual(['2']);
    expect(registry.served()).toMatchObject([{ versions: ['2'] }]);
    expect(registry.refused()).toEqual([]);
  });

  it.each([
    ['needs an export that the shell does not share', NEWER, {}, /cannot be loaded: .*createRoom is not a function/],
    ['throws', "throw new Error('no such thing')", {}, /cannot be loaded: no such thing/],
    ['ends its process', 'process.exit(3)', {}, /its thread ended with 3/],
    ['has no server', 'exports.get = 1', {}, /cannot be loaded/],
    ['was built for another contract', GOOD, { contractVersion: 2 }, /contract version 2, the shell has 1/],
    ['was built against another React', GOOD, { sharedVersions: { react: '18.0.0' } }, /react 18.0.0/],
  ])('and %s is refused with the reason, and the last good one serves', async (_, code, fields, reason) => {
    serve('1');
    const registry = open();
    await registry.whenSettled();
    publish('3', code, fields);
    serve('3');
    await registry.whenSettled();
    expect(served(registry)).toEqual(['1']);
    expect(registry.refused()).toEqual([{ remote: 'order', version: '3', reason: expect.stringMatching(reason) }]);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'order', version: '3' }),
      expect.any(String),
    );
  });

  it('and loops while it is loaded is refused after the time limit', async () => {
    publish('3', 'for (;;);');
    serve('3');
    const registry = open(1500);
    await registry.whenSettled();
    expect(registry.refused()[0]?.reason).toMatch(/was not loaded within 1500 ms/);
  });

  it('is loaded again only when the pointer moves', async () => {
    serve('1');
    const registry = open();
    await registry.whenSettled();
    publish('3', NEWER);
    serve('3');
    await registry.whenSettled();
    for (let page = 0; page < 3; page += 1) registry.serving();
    await registry.whenSettled();
    expect(loads.mock.calls).toEqual([['1'], ['3']]);
    serve('3');
    await registry.whenSettled();
    expect(loads.mock.calls).toEqual([['1'], ['3'], ['3']]);
    expect(served(registry)).toEqual(['1']);
  });
});

describe('a shell that starts after a bad switch', () => {
  it('serves the last version of the history that passes', async () => {
    publish('3', NEWER);
    for (const version of ['1', '2', '3']) serve(version);
    const registry = open();
    await registry.whenSettled();
    expect(served(registry)).toEqual(['2']);
    expect(registry.refused()).toEqual([expect.objectContaining({ remote: 'order', version: '3' })]);
  });

  it('waits for a release that loops only so long; its area has the error page, then the last version that passes', async () => {
    publish('3', 'for (;;);');
    for (const version of ['1', '3']) serve(version);
    // The time of the load stands meanwhile: a busy machine takes seconds to start the other thread.
    jest.useFakeTimers();
    const registry = open(3000);
    await registry.whenReady(500);
    expect(served(registry)).toEqual(['3']);
    expect(registry.loading()).toEqual(['order']);
    expect(registry.getServerFolder({ name: 'order', version: '3' })).toBeUndefined();
    while (served(registry)[0] !== '1') await wait(20);
    expect([registry.refused(), registry.loading()]).toEqual([[], []]);
    jest.advanceTimersByTime(3000);
    await registry.whenSettled();
    expect(served(registry)).toEqual(['1']);
    expect(registry.refused()[0]?.reason).toMatch(/was not loaded within 3000 ms/);
  });

  it('without an earlier one leaves the area to the error page: its files go to browsers, its code does not run', async () => {
    publish('3', NEWER);
    serve('3');
    const registry = open();
    await registry.whenSettled();
    expect(served(registry)).toEqual(['3']);
    expect(registry.getServerFolder({ name: 'order', version: '3' })).toBeUndefined();
    expect(await registry.getFolder({ name: 'order', version: '3' })).toMatchObject({ path: join(dir, 'order/3') });
    expect(registry.refused()).toHaveLength(1);
  });
});

describe('a remote that a running shell did not know', () => {
  it('has its area while its first release is being loaded, and is named as such until it passed or was refused', async () => {
    const registry = open();
    expect([served(registry), registry.loading()]).toEqual([[], []]);
    serve('1');
    expect([served(registry), registry.loading()]).toEqual([['1'], ['order']]);
    expect(registry.getServerFolder({ name: 'order', version: '1' })).toBeUndefined();
    await registry.whenSettled();
    expect([served(registry), registry.loading()]).toEqual([['1'], []]);
    publish('3', NEWER);
    serve('3');
    expect([served(registry), registry.loading()]).toEqual([['1'], []]);
    await registry.whenSettled();
    expect([served(registry), registry.loading()]).toEqual([['1'], []]);
  });
});

describe('a canary', () => {
  const start = (version: string, share: number) => {
    const serving = [
      { version, share, sites: null },
      { version: '1', share: 1, sites: null },
    ];
    moveFolder(dir, 'order', () => ({ serving, history: [], isChosen: true }));
  };
  /** How many of 200 groups get a version. */
  const count = (registry: ReturnType<typeof open>, version: string) =>
    Array.from({ length: 200 }, (_, group) => registry.serving().select({ countryId: 1, group })[0]?.version).filter(
      (one) => one === version,
    ).length;

  it('serves its share once it was loaded; until then the version of everybody does', async () => {
    serve('1');
    const registry = open();
    await registry.whenSettled();
    start('2', 0.5);
    expect(count(registry, '1')).toBe(200);
    await registry.whenSettled();
    expect(count(registry, '2')).toBeGreaterThan(70);
    expect(count(registry, '1') + count(registry, '2')).toBe(200);
  });

  it('that is refused leaves its visitors to the rule below, and is reported; the version of everybody serves', async () => {
    publish('3', NEWER);
    start('3', 0.5);
    const registry = open();
    await registry.whenSettled();
    expect(count(registry, '1')).toBe(200);
    expect(registry.serving().hasShares(1)).toBe(false);
    expect(registry.refused()).toEqual([expect.objectContaining({ remote: 'order', version: '3' })]);
  });

  it('keeps its visitors while another one is loaded in its place', async () => {
    start('2', 0.5);
    const registry = open();
    await registry.whenSettled();
    const before = count(registry, '2');
    publish('4', GOOD);
    start('4', 0.5);
    expect(count(registry, '2')).toBe(before);
    await registry.whenSettled();
    expect([count(registry, '2'), count(registry, '4') > 70]).toEqual([0, true]);
  });
});

describe('the patterns of a release', () => {
  const serveBoth = (fields: Partial<Release>) => {
    const folder = join(dir, 'tips/1');
    mkdirSync(join(folder, 'server'), { recursive: true });
    writeFileSync(join(folder, 'server/remoteEntry.js'), GOOD);
    writeFileSync(join(folder, 'release.json'), JSON.stringify(releaseOf('tips', { version: '1', ...fields })));
    serveVersion(dir, 'tips', '1');
  };

  it.each([
    [
      'that another remote owns',
      { patterns: ['/order/*'] },
      ['order'],
      /pattern \/order\/\* and \/order\/\* of order match/,
    ],
    ['below those of another remote with the same order', { patterns: ['/order/tips'] }, ['order'], /\/order\/tips/],
    [
      'below those of another remote, with a smaller order',
      { patterns: ['/order/tips'], order: 5 },
      ['tips', 'order'],
      null,
    ],
    ['of its own', { patterns: ['/tips'] }, ['order', 'tips'], null],
  ])('%s', async (_, fields, names, reason) => {
    serve('1');
    const registry = open();
    await registry.whenSettled();
    serveBoth(fields);
    await registry.whenSettled();
    expect(registry.serving().all.map(({ name }) => name)).toEqual(names);
    expect(registry.refused()).toEqual(
      reason ? [{ remote: 'tips', version: '1', reason: expect.stringMatching(reason) }] : [],
    );
    // It was read: whose its paths are is known.
    expect(registry.unread()).toEqual([]);
  });
});
