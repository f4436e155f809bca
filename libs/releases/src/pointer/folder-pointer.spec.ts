import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderPointer, getPointerStamp, importEntries, readPointer } from './folder-pointer.ts';
import { type PointerEntry, servedVersion } from './pointer-entry.ts';
import { rollBack, switchTo } from './pointer-moves.ts';
import { movePointer } from './pointer-store.ts';
import { writeReleaseKeys } from '../testing/release-keys.ts';

const home = mkdtempSync(join(tmpdir(), 'pointer-'));
const dir = join(home, 'releases');
const ours = writeReleaseKeys(join(home, 'keys'));
const foreign = writeReleaseKeys(join(home, 'foreign'));
const trust = { publicKeyFile: ours.publicKeyFile, acceptsUnsigned: false };
const open = (getKey = ours.getKey) =>
  createFolderPointer({ dir, trust, getKey, clock: () => new Date('2026-11-25T10:00:00Z') });
const AUTHOR = { by: 'ines@desk', reason: 'Neue Kasse', command: 'switch' };
const move = async (remote: string, version: string, store = open()) =>
  (await movePointer(store, remote, (entry) => switchTo(entry, version), AUTHOR)).after;
const served = (remote: string) => servedVersion(readPointer(dir, trust), remote);
const entryFile = (remote: string, revision: number) => join(dir, 'pointer', remote, `${revision}.json`);

beforeEach(() => rmSync(dir, { recursive: true, force: true }));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the pointer of a folder', () => {
  it('serves nothing before anything was published', () => {
    expect(readPointer(dir, trust)).toEqual({ remotes: {}, refused: [] });
  });

  it('says what serves, and who moved it, why and when', async () => {
    await move('order', '1');
    await move('order', '2');
    expect(readPointer(dir, trust).remotes['order']).toEqual({
      ...{ revision: 2, serving: [{ version: '2', share: 1, sites: null }], history: ['1'], isChosen: true },
      ...{ ...AUTHOR, at: '2026-11-25T10:00:00.000Z', signature: expect.any(String) },
    });
    const moves = await open().readMoves('order');
    expect(moves.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it('deletes old moves, never what serves, and goes on from there', async () => {
    for (const version of ['1', '2', '3']) await move('order', version);
    expect(await open().deleteMoves('order', 3)).toBe(2);
    expect(await open().deleteMoves('order', 99)).toBe(0);
    expect((await open().readMoves('order')).map(({ revision }) => revision)).toEqual([3]);
    await move('order', '4');
    expect(readPointer(dir, trust).remotes['order']).toMatchObject({ revision: 4, history: ['1', '2', '3'] });
  });

  it('changes its stamp with every move, however soon', async () => {
    const stamps = new Set([getPointerStamp(dir)]);
    for (let nth = 0; nth < 20; nth += 1) {
      await move('order', `${nth}`);
      stamps.add(getPointerStamp(dir));
    }
    expect(stamps.size).toBe(21);
  });

  it('tells who was quicker, and moves nothing, where the caller expects another version', async () => {
    await move('order', '1');
    const change = jest.fn(() => switchTo(null, '3'));
    await expect(movePointer(open(), 'order', change, { ...AUTHOR, expects: '0' })).rejects.toThrow(
      'order serves 1 meanwhile: ines@desk moved it at 2026-11-25T10:00:00.000Z',
    );
    expect(change).not.toHaveBeenCalled();
  });

  it('applies a change to what somebody else wrote between reading and writing', async () => {
    for (const version of ['1', '2', '3']) await move('order', version);
    const store = open();
    let isFirst = true;
    const read = async () => {
      const pointer = await store.read();
      if (isFirst) await move('order', '4');
      isFirst = false;
      return pointer;
    };
    await movePointer({ ...store, read }, 'order', (entry) => rollBack(entry), AUTHOR);
    expect(served('order')).toBe('3');
  });
});

describe('four processes that switch 200 times at once', () => {
  it.each([
    ['the same remote', ['order']],
    ['two remotes', ['order', 'account']],
  ])('lose none of %s', async (_, remotes) => {
    const script = join(__dirname, '../testing/switch-often.ts');
    const count = 200 / 4 / remotes.length;
    const processes = ['a', 'b', 'c', 'd'].map((prefix) =>
      spawn(process.execPath, [script, dir, join(home, 'keys'), prefix, `${count}`, ...remotes], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' },
      }),
    );
    const codes = await Promise.all(processes.map(async (one) => (await once(one, 'exit'))[0]));
    expect(codes).toEqual([0, 0, 0, 0]);
    for (const remote of remotes) {
      const moves = await open().readMoves(remote);
      const versions = new Set(moves.map(({ serving }) => serving[0]?.version));
      expect([moves.length, versions.size, moves[0]?.revision]).toEqual([4 * count, 4 * count, 4 * count]);
    }
    // The copy for shells of before says the same as the entries.
    const { remotes: copied } = JSON.parse(readFileSync(join(dir, 'pointer.json'), 'utf8')) as { remotes: object };
    expect(copied).toEqual(readPointer(dir, trust).remotes);
  });
});

describe('an entry', () => {
  it.each<[string, (entry: PointerEntry) => PointerEntry]>([
    ['that was altered', (entry) => ({ ...entry, serving: [{ version: '1', share: 1, sites: null }] })],
    ['with another reason', (entry) => ({ ...entry, reason: 'none' })],
    ['without a signature', (entry) => ({ ...entry, signature: null })],
    ['of another revision', (entry) => ({ ...entry, revision: 1 })],
  ])('%s does not count: the one before it does', async (_, alter) => {
    await move('order', '1');
    const entry = await move('order', '2');
    writeFileSync(entryFile('order', 2), JSON.stringify(alter(entry as PointerEntry)));
    rmSync(join(dir, 'pointer.json'));
    const { remotes, refused } = readPointer(dir, trust);
    expect(remotes['order']?.serving[0]?.version).toBe('1');
    expect(refused).toEqual([{ remote: 'order', revision: 2, reason: expect.any(String) }]);
  });

  it('of another key, or of another remote, does not count', async () => {
    await move('order', '1');
    await move('order', '2', open(foreign.getKey));
    mkdirSync(join(dir, 'pointer/account'));
    renameSync(entryFile('order', 1), entryFile('account', 1));
    expect(readPointer(dir, trust).refused.map(({ remote, revision }) => `${remote} ${revision}`)).toEqual([
      'order 2',
      'account 1',
    ]);
  });

  it('that does not count is no obstacle to the next move', async () => {
    await move('order', '1');
    writeFileSync(entryFile('order', 2), '{');
    expect(await move('order', '3')).toMatchObject({ revision: 3, history: ['1'] });
    expect(served('order')).toBe('3');
  });
});

describe('a pointer.json of before', () => {
  const write = (text: string) => {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'pointer.json'), text);
  };
  const OLD = { serving: [{ version: 'v1', share: 1, sites: null }], history: ['v0'] };

  it('counts as revision 0 outside of production, and the next move follows it', async () => {
    write(JSON.stringify({ remotes: { order: OLD, account: OLD } }));
    const anywhere = { ...trust, acceptsUnsigned: true };
    expect(readPointer(dir, anywhere).remotes['order']).toMatchObject({ ...OLD, revision: 0, by: '' });
    expect(readPointer(dir, trust).refused).toHaveLength(2);
    await movePointer(
      createFolderPointer({ dir, trust: anywhere, getKey: ours.getKey, clock: () => new Date() }),
      'order',
      (entry) => switchTo(entry, 'v2'),
      AUTHOR,
    );
    expect(readPointer(dir, trust).remotes).toMatchObject({ order: { revision: 1, history: ['v0', 'v1'] } });
    expect(servedVersion(readPointer(dir, anywhere), 'account')).toBe('v1');
  });

  it.each(['gone', 'broken'])('that is %s is read from its log', (state) => {
    const line = (version: string) =>
      JSON.stringify({
        at: '2026-11-23T00:00:00Z',
        remote: 'order',
        entry: { serving: [{ version, share: 1, sites: null }], history: [] },
      });
    write('{"remotes":{"or');
    if (state === 'gone') rmSync(join(dir, 'pointer.json'));
    // A crash may cut a line off.
    writeFileSync(join(dir, 'pointer-log.jsonl'), `${line('v1')}\n${line('v2')}\n{"at":"2026-11-23T00:00:01Z","rem`);
    expect(servedVersion(readPointer(dir), 'order')).toBe('v2');
  });

  it.each(['{"remotes":{"order":{}}}', '{"remotes":{"order":{"serving":[],"history":[]}}}', '['])(
    'that is %s is neither read nor written over',
    async (text) => {
      write(text);
      expect(() => readPointer(dir)).toThrow();
      await expect(move('order', '1')).rejects.toThrow();
      expect(existsSync(join(dir, 'pointer'))).toBe(false);
    },
  );

  it('restores entries that are lost, since it has their signatures', async () => {
    await move('order', '1');
    rmSync(join(dir, 'pointer'), { recursive: true });
    expect(readPointer(dir, trust)).toMatchObject({ remotes: { order: { revision: 1 } }, refused: [] });
  });
});

describe('entries of another store', () => {
  it('are taken where they are newer and signed', async () => {
    for (const version of ['1', '2']) await move('order', version);
    await move('account', 'a1');
    const { remotes } = readPointer(dir, trust);
    const forged = { account: { ...(remotes['account'] as PointerEntry), revision: 9 } };
    rmSync(dir, { recursive: true });
    await move('order', '0');
    expect(importEntries(dir, { remotes: { ...remotes, ...forged } }, trust)).toEqual({
      moved: ['order'],
      refused: [{ remote: 'account', revision: 9, reason: expect.stringContaining('no trusted key') }],
    });
    expect(served('order')).toBe('2');
    expect(importEntries(dir, { remotes: { order: remotes['order'] as PointerEntry } }, trust).moved).toEqual([]);
  });
});
