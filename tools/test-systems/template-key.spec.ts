import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateKey } from './template-key.ts';

describe('the key of a seeded template', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'template-key-'));
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'main.js'), 'start()');
    writeFileSync(join(folder, 'deep/seed.js'), 'seed()');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const key = (day = '2026-11-22') => templateKey([folder], day);

  it('stays while nothing changes, and for source maps', () => {
    const first = key();
    writeFileSync(join(folder, 'main.js.map'), '{}');
    expect(key()).toBe(first);
    expect(first).toMatch(/^[\da-f]{12}$/);
  });

  it('changes with the day, a file and a name', () => {
    const first = key();
    const otherDay = key('2026-11-23');
    writeFileSync(join(folder, 'deep/seed.js'), 'seed(1)');
    const otherFile = key();
    writeFileSync(join(folder, 'deep/new.js'), '');
    expect(new Set([first, otherDay, otherFile, key()]).size).toBe(4);
  });
});
