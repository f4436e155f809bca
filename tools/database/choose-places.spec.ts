import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePlaces, locateData } from './choose-places.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

it.each([
  ['a closed folder, as a home of root is', 0o700],
  ['an open folder', 0o755],
])('data in %s are found where they were put', (_what, mode) => {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  chmodSync(folder, mode);
  const target = join(folder, 'data');
  const located = locateData(target);
  expect(existsSync(located)).toBe(false);
  const { dataDir } = choosePlaces(target);
  folders.push(folder, dataDir);
  expect(located).toBe(dataDir);
  expect(locateData(target)).toBe(dataDir);
});
