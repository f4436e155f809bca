import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findIncompatibility } from './incompatibility.ts';
import { pointTo, readPointer, servedVersion } from './pointer.ts';
import { parseRelease } from './release.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the pointer', () => {
  it('serves nothing before anything was published', () => {
    expect(readPointer(join(dir, 'none'))).toEqual({ remotes: {} });
    expect(servedVersion(readPointer(dir), 'order')).toBeUndefined();
  });

  it('remembers what was served, each remote apart, and leaves no other file', () => {
    for (const version of ['1', '2', '2', '3']) pointTo(join(dir, 'new'), 'order', version);
    pointTo(join(dir, 'new'), 'public', '1');
    const { remotes } = readPointer(join(dir, 'new'));
    const serving = [{ version: '3', share: 1, sites: null }];
    expect(remotes['order']).toEqual({ serving, history: ['1', '2'], isChosen: true });
    expect(remotes['public']?.history).toEqual([]);
    expect(readdirSync(join(dir, 'new'))).toEqual(['pointer-log.jsonl', 'pointer.json']);
  });

  it('that is broken is neither read nor written over', () => {
    writeFileSync(join(dir, 'pointer.json'), '{"remotes":{"order":{}}}');
    expect(() => readPointer(dir)).toThrow();
    expect(() => pointTo(dir, 'order', '1')).toThrow();
  });
});

it.each(['[]', '{', '{"name":"order"}'])('a release is not made of %s', (text) => {
  expect(() => parseRelease(text)).toThrow();
});

describe('an incompatibility', () => {
  const system = { contractVersion: 2, sharedVersions: { react: '19.3.1', swr: '2.5.1' } };

  it.each([
    [{ contractVersion: 2, sharedVersions: { react: '19.3.1' } }, null],
    [
      { contractVersion: 1, sharedVersions: {} },
      { kind: 'contract', needs: 1, has: 2 },
    ],
    [
      { contractVersion: 2, sharedVersions: { react: '18.0.0' } },
      { kind: 'shared', name: 'react', needs: '18.0.0', has: '19.3.1' },
    ],
    [
      { contractVersion: 2, sharedVersions: { preact: '1.0.0' } },
      { kind: 'shared', name: 'preact', needs: '1.0.0', has: null },
    ],
  ])('of %j is %j', (release, incompatibility) => {
    expect(findIncompatibility(release, system)).toEqual(incompatibility);
  });
});
