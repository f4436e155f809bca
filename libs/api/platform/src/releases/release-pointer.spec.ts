import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movePointer, type PointerStore, rollBack, servedVersion, switchTo } from '@heizplatz/releases';
import { releaseMoves, releasePointer } from '@heizplatz/releases/database';
import { serveVersion, writeReleaseKeys } from '@heizplatz/releases/testing';
import pino from 'pino';
import { openDatabase } from '../database/open-database';
import { TEST_NOW, withApi } from '../testing';
import { createReleasePointer } from './release-pointer';

const home = mkdtempSync(join(tmpdir(), 'release-pointer-'));
const dir = join(home, 'releases');
const key = writeReleaseKeys(join(home, 'release-keys'));
const api = withApi({ env: { RELEASES_DIR: dir } });
const AUTHOR = { by: 'ines', reason: '', command: 'switch' };

beforeEach(async () => {
  rmSync(dir, { recursive: true, force: true });
  await api().db.delete(releasePointer);
  await api().db.delete(releaseMoves);
});
afterAll(() => rmSync(home, { recursive: true }));

const open = (db = api().db): PointerStore =>
  createReleasePointer({ db, config: api().services.config, clock: () => TEST_NOW });
const move = (remote: string, version: string, store = open()) =>
  movePointer(store, remote, (entry) => switchTo(entry, version), AUTHOR);
const served = async (remote: string) => servedVersion(await open().read(), remote);

/** As on nodes of their own, each with its own connections. */
async function withNodes(count: number, run: (stores: PointerStore[]) => Promise<unknown>): Promise<void> {
  const log = pino({ level: 'silent' });
  const nodes = Array.from({ length: count }, () => openDatabase({ url: api().databaseUrl, poolSize: 1, log }));
  try {
    await run(nodes.map(({ db }) => open(db)));
  } finally {
    await Promise.all(nodes.map(({ close }) => close()));
  }
}

describe('four nodes that switch 200 times at once', () => {
  it.each([[['order']], [['order', 'account']]])('lose none of %j', async (remotes) => {
    const count = 200 / 4 / remotes.length;
    await withNodes(4, (stores) =>
      Promise.all(
        stores.map(async (store, node) => {
          for (let nth = 0; nth < count; nth += 1)
            for (const remote of remotes) await move(remote, `${node}-${nth}`, store);
        }),
      ),
    );
    for (const remote of remotes) {
      const moves = await open().readMoves(remote);
      const versions = new Set(moves.map(({ serving }) => serving[0]?.version));
      expect([moves.length, versions.size, moves[0]?.revision]).toEqual([4 * count, 4 * count, 4 * count]);
      expect(await served(remote)).toBe(moves[0]?.serving[0]?.version);
    }
  });
});

describe('the pointer of the database', () => {
  it('deletes old moves of one remote, never what serves', async () => {
    for (const version of ['1', '2', '3']) for (const remote of ['order', 'account']) await move(remote, version);
    expect(await open().deleteMoves('order', 3)).toBe(2);
    expect(await open().deleteMoves('order', 99)).toBe(0);
    const count = async (remote: string) => (await open().readMoves(remote)).length;
    expect([await count('order'), await count('account'), await served('order')]).toEqual([1, 3, '3']);
  });

  it('goes on from the folder of before, and heeds what moved there while the database was away', async () => {
    for (const version of ['1', '2']) serveVersion(dir, 'order', version, key.getKey());
    expect(await served('order')).toBe('2');
    expect((await move('order', '3')).after).toMatchObject({ revision: 3, history: ['1', '2'] });
    // Of the same revision the database's counts.
    serveVersion(dir, 'order', '4', key.getKey());
    expect(await served('order')).toBe('3');
    serveVersion(dir, 'order', '5', key.getKey());
    expect(await served('order')).toBe('5');
    await movePointer(open(), 'order', (entry) => rollBack(entry), AUTHOR);
    expect((await open().read()).remotes['order']).toMatchObject({ revision: 5, serving: [{ version: '4' }] });
  });

  it('heeds no entry of the folder that nobody of ours signed', async () => {
    serveVersion(dir, 'order', '1');
    expect(await served('order')).toBeUndefined();
  });

  it('is no worse for a folder that cannot be read, once it knows what serves', async () => {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'pointer.json'), '{');
    await expect(served('order')).rejects.toThrow();
    rmSync(dir, { recursive: true });
    await move('order', '1');
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'pointer.json'), '{');
    expect(await served('order')).toBe('1');
  });

  it('is given to shells as it is stored, whatever the folder says', async () => {
    await move('order', '1');
    serveVersion(dir, 'account', 'a', key.getKey());
    const response = await api().visitor().get('/internal/releases/pointer');
    const { remotes } = JSON.parse(response.text) as { remotes: object };
    expect(Object.keys(remotes)).toEqual(['order']);
    expect(remotes).toEqual({ order: (await open().read()).remotes['order'] });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is not written by who has no key', async () => {
    const config = { ...api().services.config, releaseSigningKeyFile: null };
    const store = createReleasePointer({ db: api().db, config, clock: () => TEST_NOW });
    await expect(move('order', '1', store)).rejects.toThrow('RELEASE_SIGNING_KEY is not set');
    expect(await api().db.select().from(releasePointer)).toEqual([]);
  });
});
