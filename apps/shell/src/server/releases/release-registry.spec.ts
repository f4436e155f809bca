/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Release } from '@heizplatz/releases';
import { serveVersion, writeReleaseKeys } from '@heizplatz/releases/testing';
import * as v from 'valibot';
import { createReleaseRegistry } from './release-registry';
import { releaseOf } from '../testing/get-release';

const dir = mkdtempSync(join(tmpdir(), 'registry-'));
const log = { error: jest.fn() };

function publish(name: string, version: string, text = JSON.stringify(releaseOf(name, { version }))): void {
  mkdirSync(join(dir, name, version), { recursive: true });
  writeFileSync(join(dir, name, version, 'release.json'), text);
}

/** As tools/releases does it: written whole, then renamed. */
function writePointer(text: string): void {
  writeFileSync(join(dir, 'pointer.json.new'), text);
  renameSync(join(dir, 'pointer.json.new'), join(dir, 'pointer.json'));
}

const serve = (versions: Readonly<Record<string, string>>): void =>
  writePointer(
    JSON.stringify({
      remotes: Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [
          name,
          { serving: [{ version, share: 1, sites: null }], history: [] },
        ]),
      ),
    }),
  );

/** Signatures have a spec of their own (libs/releases); here version 'altered' has other files than it names. */
const trust = {
  read: (folder: string) => v.parse(Release, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))),
  check: (_: unknown, folder: string) => {
    if (folder.endsWith('altered')) throw new Error('not what was signed');
  },
};
const open = () => createReleaseRegistry(dir, trust, log);
const served = (registry: ReturnType<typeof open>) =>
  registry.serving().all.map(({ name, version }) => `${name} ${version}`);

describe('the release registry', () => {
  beforeEach(() => {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir);
    log.error.mockClear();
    for (const name of ['public', 'order']) for (const version of ['1', '2']) publish(name, version);
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('names what the pointer serves, the catch-all of public last', () => {
    serve({ public: '1', order: '1', unknown: '1' });
    expect(served(open())).toEqual(['order 1', 'public 1']);
  });

  it('follows a switch without a restart, however soon it comes', () => {
    serve({ public: '1', order: '1' });
    const registry = open();
    for (const version of ['2', '1', '2', '1']) {
      registry.serving();
      serve({ public: '1', order: version });
      expect(served(registry)).toEqual([`order ${version}`, 'public 1']);
    }
  });

  it('follows entries with revisions, whatever pointer.json says', () => {
    serve({ public: '1', order: '1' });
    const registry = open();
    for (const version of ['2', '1']) {
      registry.serving();
      serveVersion(dir, 'order', version);
      expect(served(registry)).toEqual([`order ${version}`, 'public 1']);
    }
  });

  it('reads nothing while the pointer stays', () => {
    serve({ order: '1' });
    const registry = open();
    expect(registry.serving()).toBe(registry.serving());
  });

  it.each(['{', '[]', '{"remotes":{"order":{}}}', ''])('keeps the last releases when the pointer is %j', (text) => {
    serve({ order: '1' });
    const registry = open();
    registry.serving();
    writePointer(text);
    expect(served(registry)).toEqual(['order 1']);
    expect(log.error).toHaveBeenCalled();
    serve({ order: '2' });
    expect(served(registry)).toEqual(['order 2']);
  });

  it('keeps the last releases when the pointer is gone', () => {
    serve({ order: '1' });
    const registry = open();
    registry.serving();
    rmSync(join(dir, 'pointer.json'));
    expect(served(registry)).toEqual(['order 1']);
  });

  it('a broken release costs its own remote alone, which stays at its last', () => {
    serve({ public: '1', order: '1' });
    const registry = open();
    registry.serving();
    publish('order', '3', '{"name":"order"}');
    serve({ public: '2', order: '3' });
    expect(served(registry)).toEqual(['order 1', 'public 2']);
  });

  it('altered files cost their own remote alone, which stays at its last', () => {
    publish('order', 'altered');
    serve({ public: '1', order: '1' });
    const registry = open();
    registry.serving();
    serve({ public: '2', order: 'altered' });
    expect(served(registry)).toEqual(['order 1', 'public 2']);
  });

  it('with nothing before them, altered files keep their area and are handed to nobody', async () => {
    publish('order', 'altered');
    serve({ order: 'altered' });
    const registry = open();
    expect(served(registry)).toEqual(['order altered']);
    expect(await registry.getFolder({ name: 'order', version: 'altered' })).toBeUndefined();
    expect(await registry.getFolder({ name: 'order', version: '9' })).toBeUndefined();
  });

  it('starts without a remote whose release is missing', () => {
    serve({ public: '1', order: '9' });
    expect(served(open())).toEqual(['public 1']);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ remote: 'order' }), expect.any(String));
  });

  it('tries a release again that came after its pointer, once a second, and says so once', () => {
    serve({ public: '1', order: '9' });
    let now = 0;
    const registry = createReleaseRegistry(dir, trust, log, () => now);
    expect(served(registry)).toEqual(['public 1']);
    expect(registry.refused()).toEqual([
      {
        remote: 'order',
        version: '9',
        reason: expect.stringContaining("ENOENT: no such file or directory, open 'order/9/"),
      },
    ]);
    now = 1000;
    expect(served(registry)).toEqual(['public 1']);
    publish('order', '9');
    now = 1999;
    expect(served(registry)).toEqual(['public 1']);
    now = 2000;
    expect(served(registry)).toEqual(['order 9', 'public 1']);
    expect(registry.refused()).toEqual([]);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('turns to a release that did not fit at first, once it is whole', () => {
    publish('order', 'altered');
    serve({ order: '1' });
    let now = 0;
    let isAltered = true;
    const check = () => {
      if (isAltered) throw new Error('not what was signed');
    };
    const registry = createReleaseRegistry(dir, { ...trust, check }, log, () => now);
    registry.serving();
    serve({ order: 'altered' });
    expect(served(registry)).toEqual(['order 1']);
    isAltered = false;
    now = 1000;
    expect(served(registry)).toEqual(['order altered']);
  });

  it('refuses an entry that no trusted key signed, says so once, and stays at the one before', () => {
    const ours = writeReleaseKeys(join(dir, 'keys'));
    const pointer = { publicKeyFile: ours.publicKeyFile, acceptsUnsigned: false };
    serveVersion(dir, 'order', '1', ours.getKey());
    serveVersion(dir, 'order', '2');
    const registry = createReleaseRegistry(dir, { ...trust, pointer }, log);
    expect(served(registry)).toEqual(['order 1']);
    const refusal = {
      remote: 'order',
      version: 'pointer revision 2',
      reason: expect.stringContaining('no trusted key'),
    };
    expect(registry.refused()).toEqual([refusal]);
    expect(registry.served()).toEqual([{ remote: 'order', revision: 1, versions: ['1'] }]);
    serveVersion(dir, 'public', '1', ours.getKey());
    expect(served(registry)).toEqual(['order 1', 'public 1']);
    expect(log.error).toHaveBeenCalledTimes(1);
    serveVersion(dir, 'order', '2', ours.getKey());
    expect(served(registry)).toEqual(['order 2', 'public 1']);
    expect(registry.refused()).toEqual([]);
    expect(registry.served()).toEqual([
      { remote: 'order', revision: 3, versions: ['2'] },
      { remote: 'public', revision: 1, versions: ['1'] },
    ]);
  });

  it('is empty before anything was published', () => {
    expect(open().serving().all).toEqual([]);
  });

  it('knows where a release lies, and which files were signed', async () => {
    expect(await open().getFolder({ name: 'order', version: '2' })).toEqual({
      path: join(dir, 'order', '2'),
      files: new Set(['browser/a.js']),
    });
  });
});

describe('files that are hashed in the background', () => {
  let nowMs = 0;
  let isAltered = false;
  const check = jest.fn(async () => {
    if (isAltered) throw new Error('not what was signed');
  });
  const openInBackground = () => createReleaseRegistry(dir, { ...trust, check }, log, () => nowMs);
  beforeEach(() => {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir);
    jest.clearAllMocks();
    isAltered = false;
    for (const version of ['1', '2']) publish('order', version);
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('let the last release serve until they are read, and are read once, by the gate and whoever requests one', async () => {
    serve({ order: '1' });
    const registry = openInBackground();
    await registry.whenSettled();
    serve({ order: '2' });
    expect(served(registry)).toEqual(['order 1']);
    const folders = Promise.all([1, 2, 3].map(() => registry.getFolder({ name: 'order', version: '2' })));
    await registry.whenSettled();
    expect(served(registry)).toEqual(['order 2']);
    expect((await folders).map((folder) => folder?.path)).toEqual([1, 2, 3].map(() => join(dir, 'order/2')));
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('are read again a second after they were altered, and the release is refused until they are whole', async () => {
    serve({ order: '1' });
    const registry = openInBackground();
    await registry.whenSettled();
    isAltered = true;
    serve({ order: '2' });
    await registry.whenSettled();
    for (let page = 0; page < 3; page += 1) expect(served(registry)).toEqual(['order 1']);
    expect(check).toHaveBeenCalledTimes(2);
    isAltered = false;
    nowMs += 1000;
    expect(served(registry)).toEqual(['order 1']);
    expect(registry.refused()).toEqual([{ remote: 'order', version: '2', reason: 'not what was signed' }]);
    await registry.whenSettled();
    expect(served(registry)).toEqual(['order 2']);
    expect(registry.refused()).toEqual([]);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
