import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHES, hasCache } from './caches';

const ROOT = join(__dirname, '../..');
const FILES = globSync(['libs/{*,api/*}/src/**/*.ts', 'apps/api/src/**/*.ts', 'apps/shell/src/server/**/*.ts'], {
  cwd: ROOT,
});
const IS_NOT_SERVED = /\.spec\.ts$|\/(?:testing|demo)\/|node_modules/;

describe('caches', () => {
  it('are those of the list', () => {
    const found = FILES.filter((file) => !IS_NOT_SERVED.test(file) && hasCache(readFileSync(join(ROOT, file), 'utf8')));
    expect(found).toEqual(expect.arrayContaining(['libs/api/platform/src/cache/call-cache.ts']));
    expect(found.filter((file) => !(file in CACHES))).toEqual([]);
  });

  it.each([
    ['a library', "import { LRUCache } from 'lru-cache';"],
    ['a part of a library', "import { memoryDriver } from 'bentocache/drivers/memory';"],
    ['a client of Valkey', "import { Redis } from 'ioredis';"],
    ['a map of the module', 'const rendered = new Map<string, Promise<Buffer>>();'],
    ['a typed map of the module', 'const known: WeakMap<Database, Stored> = new WeakMap();'],
    ['a value that is read later', 'let index: Promise<Index> | undefined;'],
    ['a field', '  readonly #responseCache = new Map<string, string>();'],
    ['a variable', '  const cached = new Map<string, string>();'],
    ['entries that expire', 'interface Stored {\n  readonly untilMs: number;\n}'],
    ['a limit', '  const [oldest] = entries.keys();'],
    ['a map with a limit', '  const owners = createRecentMap<Owner>(100);'],
  ])('%s is one', (_, text) => expect(hasCache(text)).toBe(true));

  it.each([
    ['a map of a function', '  const names = new Map<string, string>();'],
    ['a map of constants', 'const BY_NAME = new Map(STATES.map((state) => [state.name, state]));'],
    ['what follows from a book', 'const kindsOfBook = oncePer((_: PriceBook) => new Map<CountryId, Kinds>());'],
    ['the port', "import { createCallCache } from '@heizplatz/api-platform';"],
    ['a comment', '/** As `const cached = new Map()` did. */'],
  ])('%s is none', (_, text) => expect(hasCache(text)).toBe(false));
});
