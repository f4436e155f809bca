import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followBuilds, readPointer, rollBack, servedVersion, switchTo } from './pointer.ts';

const CHOSEN = { isChosen: true };
const FOLLOWS = { isChosen: false };
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the release pointer', () => {
  it('serves nothing before anything was published', () => {
    expect(readPointer(join(dir, 'none'))).toEqual({ remotes: {} });
    expect(servedVersion(readPointer(dir), 'order')).toBeUndefined();
  });

  it('serves a version, and rolls back to the one before', () => {
    for (const version of ['v1', 'v2', 'v3']) switchTo(dir, 'order', version, CHOSEN);
    expect(readPointer(dir).remotes['order']).toEqual({
      serving: [{ version: 'v3', share: 1, sites: null }],
      history: ['v1', 'v2'],
      isChosen: true,
    });
    expect(rollBack(dir, 'order')).toBe('v2');
    expect(rollBack(dir, 'order')).toBe('v1');
    expect(rollBack(dir, 'order')).toBeUndefined();
    expect(servedVersion(readPointer(dir), 'order')).toBe('v1');
  });

  it('has a history of each remote apart, and leaves no other file', () => {
    for (const version of ['1', '2', '2', '3']) switchTo(join(dir, 'new'), 'order', version, CHOSEN);
    switchTo(join(dir, 'new'), 'public', '1', CHOSEN);
    const { remotes } = readPointer(join(dir, 'new'));
    const serving = [{ version: '3', share: 1, sites: null }];
    expect(remotes['order']).toEqual({ serving, history: ['1', '2'], isChosen: true });
    expect(remotes['public']?.history).toEqual([]);
    expect(readdirSync(join(dir, 'new'))).toEqual(['pointer-log.jsonl', 'pointer.json']);
  });

  it('has a history of twenty versions, and adds nothing when it is switched to what serves', () => {
    for (let at = 0; at < 25; at += 1) {
      switchTo(dir, 'order', `v${at}`, CHOSEN);
      switchTo(dir, 'public', `v${at}`, CHOSEN);
      switchTo(dir, 'public', `v${at}`, CHOSEN);
    }
    const { order, public: publicArea } = readPointer(dir).remotes;
    expect(publicArea).toEqual(order);
    expect(order?.history).toHaveLength(20);
  });

  it('that is broken is neither read nor written over', () => {
    writeFileSync(join(dir, 'pointer.json'), '{"remotes":{"order":{}}}');
    expect(() => readPointer(dir)).toThrow();
    expect(() => switchTo(dir, 'order', '1', CHOSEN)).toThrow();
  });

  it('knows what somebody chose, by a switch or a rollback, and follows the builds of a start again', () => {
    const isChosen = () => readPointer(dir).remotes['order']?.isChosen;
    switchTo(dir, 'order', 'v1', FOLLOWS);
    switchTo(dir, 'order', 'v2', FOLLOWS);
    expect(isChosen()).toBe(false);
    rollBack(dir, 'order');
    expect(isChosen()).toBe(true);
    expect(followBuilds(dir, 'order')).toBe(true);
    expect(isChosen()).toBe(false);
    switchTo(dir, 'order', 'v2', CHOSEN);
    expect(isChosen()).toBe(true);
    expect(followBuilds(dir, 'account')).toBe(false);
  });
});

describe.each(['gone', 'broken'])('a pointer that is %s', (state) => {
  it('is restored from its log', () => {
    switchTo(dir, 'order', 'v1', CHOSEN);
    switchTo(dir, 'order', 'v2', CHOSEN);
    switchTo(dir, 'public', 'p1', CHOSEN);
    rollBack(dir, 'order');
    const before = readPointer(dir);
    // A crash may cut a line off.
    appendFileSync(join(dir, 'pointer-log.jsonl'), '{"at":"2026-11-23T00:00:00Z","remote":"pub');
    if (state === 'gone') rmSync(join(dir, 'pointer.json'));
    else writeFileSync(join(dir, 'pointer.json'), '{"remotes":{"or');
    expect(readPointer(dir)).toEqual(before);
    expect(servedVersion(before, 'order')).toBe('v1');
  });
});
