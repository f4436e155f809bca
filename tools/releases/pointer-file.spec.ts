import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pointTo as pointAsApi, readPointer as readAsShell } from '@heizplatz/releases';
import { findIncompatibility } from './release-incompatibility';

const CHOSEN = { isChosen: true };

describe('the release pointer', () => {
  beforeEach(() => {
    process.env['RELEASES_DIR'] = mkdtempSync(join(tmpdir(), 'releases-'));
  });

  it('serves a version, and rolls back to the one before', async () => {
    const { pointBack, pointTo, readPointer } = await import('./pointer-file');
    pointTo('order', 'v1', CHOSEN);
    pointTo('order', 'v2', CHOSEN);
    pointTo('order', 'v3', CHOSEN);
    expect(readPointer().remotes['order']).toEqual({
      serving: [{ version: 'v3', share: 1, sites: null }],
      history: ['v1', 'v2'],
      isChosen: true,
    });
    expect(pointBack('order')).toBe('v2');
    expect(pointBack('order')).toBe('v1');
    expect(pointBack('order')).toBeUndefined();
    expect(readPointer().remotes['order']?.serving.at(-1)?.version).toBe('v1');
  });

  it('keeps the remotes apart', async () => {
    const { pointTo, readPointer } = await import('./pointer-file');
    pointTo('order', 'o1', CHOSEN);
    pointTo('public', 'p1', CHOSEN);
    expect(Object.keys(readPointer().remotes)).toEqual(['order', 'public']);
  });
});

describe('a start, which moves the pointer by itself', () => {
  beforeEach(() => {
    process.env['RELEASES_DIR'] = mkdtempSync(join(tmpdir(), 'releases-'));
  });
  const FOLLOWS = { isChosen: false };

  it('knows what somebody chose: by a switch, a rollback or the screen of the API', async () => {
    const { letFollow, pointBack, pointTo, readPointer } = await import('./pointer-file');
    const isChosen = () => readPointer().remotes['order']?.isChosen;
    pointTo('order', 'v1', FOLLOWS);
    pointTo('order', 'v2', FOLLOWS);
    expect(isChosen()).toBe(false);
    pointBack('order');
    expect(isChosen()).toBe(true);
    expect(letFollow('order')).toBe(true);
    expect(isChosen()).toBe(false);
    pointAsApi(process.env['RELEASES_DIR'] ?? '', 'order', 'v2');
    expect(isChosen()).toBe(true);
    expect(letFollow('account')).toBe(false);
  });
});

describe.each(['gone', 'broken'])('a pointer that is %s', (state) => {
  it('is made of its log again, by the commands and by shell and API', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'releases-'));
    process.env['RELEASES_DIR'] = dir;
    const { pointBack, pointTo, readPointer } = await import('./pointer-file');
    pointTo('order', 'v1', CHOSEN);
    pointTo('order', 'v2', CHOSEN);
    pointAsApi(dir, 'public', 'p1');
    pointBack('order');
    const before = readPointer();
    // A crash may cut a line off.
    appendFileSync(join(dir, 'pointer-log.jsonl'), '{"at":"2026-11-23T00:00:00Z","remote":"pub');
    if (state === 'gone') rmSync(join(dir, 'pointer.json'));
    else writeFileSync(join(dir, 'pointer.json'), '{"remotes":{"or');
    expect(readPointer()).toEqual(before);
    expect(readAsShell(dir)).toEqual(before);
    expect(before.remotes['order']?.serving.at(-1)?.version).toBe('v1');
  });
});

describe('the same pointer by the lib of shell and API', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'releases-'));
    process.env['RELEASES_DIR'] = dir;
  });

  it('is written alike, and rolled back by the command', async () => {
    const { pointBack, pointTo, readPointer } = await import('./pointer-file');
    pointTo('order', 'v1', CHOSEN);
    pointAsApi(dir, 'order', 'v2');
    pointAsApi(dir, 'order', 'v3');
    expect(readPointer()).toEqual({
      remotes: {
        order: { serving: [{ version: 'v3', share: 1, sites: null }], history: ['v1', 'v2'], isChosen: true },
      },
    });
    expect(pointBack('order')).toBe('v2');
    expect(readAsShell(dir)).toEqual(readPointer());
  });

  it('forgets the same when it is switched often, and nothing when it is switched to itself', async () => {
    const { pointTo, readPointer } = await import('./pointer-file');
    for (let at = 0; at < 25; at += 1) {
      pointTo('order', `v${at}`, CHOSEN);
      pointAsApi(dir, 'public', `v${at}`);
      pointAsApi(dir, 'public', `v${at}`);
    }
    const { order, public: publicArea } = readPointer().remotes;
    expect(publicArea).toEqual(order);
    expect(order?.history).toHaveLength(20);
  });
});

describe('a release that does not fit the shell', () => {
  const shell = { contractVersion: 2, sharedVersions: { react: '19.3.1' } };

  it.each([
    [{ contractVersion: 2, sharedVersions: { react: '19.3.1' } }, undefined],
    [{ contractVersion: 1, sharedVersions: { react: '19.3.1' } }, /contract version 1, the shell has 2/],
    [{ contractVersion: 2, sharedVersions: { react: '18.0.0' } }, /react 18.0.0, the shell brings 19.3.1/],
    [{ contractVersion: 2, sharedVersions: { preact: '1.0.0' } }, /preact 1.0.0, the shell brings none/],
  ])('is named: %j', (release, reason) => {
    const incompatibility = findIncompatibility(release, shell);
    if (reason) expect(incompatibility).toMatch(reason);
    else expect(incompatibility).toBeUndefined();
  });
});
