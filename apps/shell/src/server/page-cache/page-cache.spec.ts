/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { Release } from '@heizplatz/releases';
import { releaseOf } from '../testing/get-release';
import { documentKey } from './document-key';
import { joinPieces } from '../documents/join-pieces';
import { gzipTrailer, zipPieces } from './gzip-chunks';
import type { CachedPage } from './cached-page';
import { createPageCache } from './page-cache';
import { createNonces, NONCE_LENGTH } from './nonces';

const getDocument = (text: string, tags: string[] = [], untilMs = 1000): CachedPage => ({
  pieces: [Buffer.from(text)],
  zipped: [],
  tags: new Set(tags),
  untilMs,
});

function open(limitBytes = 1000) {
  const documents = createPageCache(limitBytes);
  documents.setFollowing(true);
  return documents;
}

describe('the page cache', () => {
  it('are found until their time is over', () => {
    const documents = open();
    documents.cache('a', getDocument('A', [], 1000));
    expect(documents.find('a', 999)?.pieces.map(String)).toEqual(['A']);
    expect(documents.find('a', 1000)).toBeUndefined();
    expect(documents.count()).toBe(0);
  });

  it('go when one of their tags is flushed, the others stay', () => {
    const documents = open();
    documents.cache('prices', getDocument('P', ['prices', 'places']));
    documents.cache('news', getDocument('N', ['news']));
    documents.flush(['prices']);
    expect([documents.find('prices', 0), documents.find('news', 0)].map(Boolean)).toEqual([false, true]);
  });

  it('all go when the line is lost, and none is kept until it is back', () => {
    const documents = open();
    documents.cache('a', getDocument('A'));
    documents.setFollowing(false);
    documents.cache('b', getDocument('B'));
    expect(documents.count()).toBe(0);
    documents.setFollowing(true);
    documents.cache('b', getDocument('B'));
    expect(documents.count()).toBe(1);
  });

  it('none is kept before somebody tells of changes', () => {
    const documents = createPageCache(1000);
    documents.cache('a', getDocument('A'));
    expect(documents.count()).toBe(0);
  });

  it('stay when the line is said to be there once more', () => {
    const documents = open();
    documents.cache('a', getDocument('A'));
    documents.setFollowing(true);
    expect(documents.count()).toBe(1);
  });

  it('none takes more than a tenth of the room', () => {
    const documents = open(1000);
    documents.cache('just', getDocument('x'.repeat(100)));
    documents.cache('large', getDocument('x'.repeat(101)));
    expect([documents.find('just', 0), documents.find('large', 0)].map(Boolean)).toEqual([true, false]);
  });

  it('drawn anew take their own room once, and count as the newest', () => {
    const documents = open(1000);
    for (let index = 0; index < 10; index++) documents.cache(`d${index}`, getDocument('x'.repeat(100)));
    for (let times = 0; times < 5; times++) documents.cache('d0', getDocument('y'.repeat(100)));
    expect(documents.count()).toBe(10);
    documents.cache('d10', getDocument('x'.repeat(100)));
    expect([documents.find('d0', 0), documents.find('d1', 0)].map(Boolean)).toEqual([true, false]);
  });

  it('stay under their limit; what was asked for last stays longest', () => {
    const documents = open(1000);
    for (let index = 0; index < 10; index++) documents.cache(`d${index}`, getDocument('x'.repeat(100)));
    documents.find('d0', 0);
    documents.cache('d10', getDocument('x'.repeat(100)));
    expect([documents.find('d0', 0), documents.find('d1', 0)].map(Boolean)).toEqual([true, false]);
    expect(documents.count()).toBe(10);
  });

  it('never take more than their limit, whatever comes', () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 300 })));
    fc.assert(
      fc.property(sizes, (input) => {
        const documents = open(1000);
        for (const [key, size] of input) documents.cache(String(key), getDocument('x'.repeat(size)));
        const cachedEntries = input.map(([key]) => documents.find(String(key), 0)?.pieces[0]?.length ?? 0);
        const entriesByKey = new Map(input.map(([key], index) => [key, cachedEntries[index] ?? 0]));
        expect([...entriesByKey.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1000);
      }),
    );
  });

  it('differ by site, path, query and the releases that drew them', () => {
    const [old, next] = ['1', '2'].map((version): readonly Release[] => [releaseOf('public', { version })]);
    const keys = [
      documentKey('http://localhost', old ?? [], '/'),
      documentKey('http://at.localhost', old ?? [], '/'),
      documentKey('http://localhost', next ?? [], '/'),
      documentKey('http://localhost', old ?? [], '/pelletpreise'),
      documentKey('http://localhost', old ?? [], '/?a=1'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    const two = [releaseOf('public', { version: '1' }), releaseOf('order', { version: '2' })];
    expect(documentKey('http://localhost', two, '/')).toBe('http://localhost public@1 order@2 /');
  });
});

it('a list of releases is read once, however many documents it draws', () => {
  const releases = [releaseOf('public', { version: '1' })];
  const read = jest.spyOn(releases, 'map');
  for (const path of ['/', '/a', '/b']) documentKey('http://localhost', releases, path);
  expect(read).toHaveBeenCalledTimes(1);
});

describe('a gzip of pieces', () => {
  it('unpacks to the pieces with the nonce between them, whatever they are', async () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 2000 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.base64String({ minLength: NONCE_LENGTH, maxLength: NONCE_LENGTH }),
        async (input, nonce) => {
          const pieces = input.map((text) => Buffer.from(text));
          const zipped = await zipPieces(pieces);
          const trailer = Buffer.from(gzipTrailer(pieces, nonce), 'latin1');
          const file = Buffer.concat([joinPieces(zipped, nonce), trailer]);
          expect(gunzipSync(file).toString()).toBe(input.map((text) => Buffer.from(text).toString()).join(nonce));
        },
      ),
    );
  });
});

describe('nonces', () => {
  it('are 128 bits each and never the same', () => {
    const next = createNonces();
    const rendered = Array.from({ length: 1000 }, next);
    expect(new Set(rendered).size).toBe(1000);
    expect(rendered.every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
  });
});
