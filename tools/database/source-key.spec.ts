import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceKey } from './source-key';

describe('the key of sources', () => {
  let root = '';
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'source-key-'));
    mkdirSync(join(root, 'src/deep'), { recursive: true });
    mkdirSync(join(root, 'other'));
    write('src/one.ts', '1');
    write('src/deep/two.sql', '2');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is the same as long as the files are', () => {
    expect(sourceKey(root, ['src'])).toBe(sourceKey(root, ['src']));
  });

  it.each([
    ['a changed file', () => write('src/deep/two.sql', '3')],
    ['a new file', () => write('src/three.ts', '')],
    ['a file that is gone', () => rmSync(join(root, 'src/one.ts'))],
  ])('changes with %s', (_, change) => {
    const before = sourceKey(root, ['src']);
    change();
    expect(sourceKey(root, ['src'])).not.toBe(before);
  });

  it.each([
    ['a spec', 'src/one.spec.ts'],
    ['a file elsewhere', 'other/three.ts'],
  ])('stays with %s', (_, path) => {
    const before = sourceKey(root, ['src']);
    write(path, '4');
    expect(sourceKey(root, ['src'])).toBe(before);
  });
});
