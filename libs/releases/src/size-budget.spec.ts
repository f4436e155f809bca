/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from './release';
import { checkSize, DEFAULT_SIZE_BUDGET, formatSizeBudgets, parseSizeBudgets, type SizeBudgets } from './size-budget';
import { parseTrustedKeys } from './trusted-keys';

const dir = mkdtempSync(join(tmpdir(), 'size-budget-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Random bytes, which no compression makes smaller; text compresses to nothing. */
function build(sizes: Readonly<Record<string, number | string>>): Release {
  for (const [name, content] of Object.entries(sizes)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), typeof content === 'number' ? randomBytes(content) : content);
  }
  return {
    ...{ name: 'order', version: '7', builtAt: '2026-11-29T10:00:00Z', contentHash: 'ab', container: 'mf_order' },
    ...{ contractVersion: 1, sharedVersions: {}, patterns: [], styles: [], scripts: {} },
    files: Object.fromEntries(Object.keys(sizes).map((name) => [name, 'hash'])),
  };
}

const BUDGETS = { order: { warnBytes: 10_000, refuseBytes: 20_000 } };
const check = (sizes: Readonly<Record<string, number | string>>, budgets: SizeBudgets = BUDGETS) =>
  checkSize(build(sizes), dir, budgets);

it('a release within its budget passes in silence, whatever its server needs', async () => {
  expect(await check({ 'browser/a.js': 9_000, 'server/big.js': 90_000 })).toBeNull();
});

it('a release beyond the first bound passes with a warning that names its largest files and the way out', async () => {
  expect(await check({ 'browser/a.js': 4_000, 'browser/pictures/b.png': 9_000 })).toBe(
    'browser: order 7 has 13 KB as brotli, a warning begins at 10 KB, a refusal at 20 KB; its largest files are browser/pictures/b.png (9 KB), browser/a.js (4 KB); import parts of it where they are needed, or leave them out; the operator allows more with: npm run release -- paths give order --size 100,100',
  );
});

it('a release beyond the second bound is refused, with a code', async () => {
  await expect(check({ 'browser/a.js': 30_000 })).rejects.toMatchObject({
    code: 'SIZE_EXCEEDED',
    message: expect.stringMatching(/^browser: order 7 has 30 KB .*browser\/a\.js \(30 KB\).* \(SIZE_EXCEEDED\)$/),
  });
});

it('what counts is what travels: the .br beside a file, and brotli where there is none', async () => {
  const text = 'a'.repeat(50_000);
  expect(await check({ 'browser/a.js': text, 'browser/a.js.map': 90_000 })).toBeNull();
  expect(await check({ 'browser/b.js': text, 'browser/b.js.br': 11_000 })).toContain('browser/b.js (11 KB)');
});

it('a remote without a line has the bounds of all', async () => {
  expect(await check({ 'browser/a.js': DEFAULT_SIZE_BUDGET.warnBytes + 1000 }, {})).toContain('901 KB');
  await expect(check({ 'browser/a.js': DEFAULT_SIZE_BUDGET.refuseBytes + 1000 }, {})).rejects.toThrow('SIZE_EXCEEDED');
});

describe('the lines of the key file', () => {
  it('are read as they were written, and are no misspelt limits of keys', () => {
    const text = formatSizeBudgets(BUDGETS);
    expect(text).toBe('Size of order: 10 KB, 20 KB\n');
    expect(parseSizeBudgets(`# of 2026\n${text}`)).toEqual(BUDGETS);
    expect(parseTrustedKeys(text)).toEqual([]);
  });

  it.each([
    'Size of order: 20 KB, 10 KB',
    'Size of order: 1 KB, 2 KB\nSize of order: 1 KB, 2 KB',
    'Size of pointer: 1 KB, 2 KB',
  ])('%j is refused', (text) => expect(() => parseSizeBudgets(text)).toThrow('a file of public keys contains'));

  it('trust nobody where one is misspelt', () => {
    expect(() => parseTrustedKeys('Size of order: 20 MB, 10 MB\n-----END PUBLIC KEY-----')).toThrow('contains');
  });
});
