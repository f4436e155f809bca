import { join } from 'node:path';
import { ROOT } from '../build/workspace';
import { developmentBuild, developmentCache, developmentRegistry } from './development-folders';

const NAMES = ['DATA_DIR', 'RELEASES_DIR'];
const before = new Map(NAMES.map((name) => [name, process.env[name]]));
afterEach(() => {
  for (const [name, value] of before)
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
});

function foldersOf(dataDir: string | undefined): string[] {
  for (const name of NAMES) Reflect.deleteProperty(process.env, name);
  if (dataDir !== undefined) process.env['DATA_DIR'] = dataDir;
  return [developmentBuild('shell'), developmentCache(), developmentRegistry()];
}

it('a development loop writes into the folders that it always did', () => {
  const folders = ['dist/development/shell', 'tmp/development-cache', '.data/development/releases'];
  expect(foldersOf(undefined)).toEqual(folders.map((folder) => join(ROOT, folder)));
  expect(foldersOf('.data')).toEqual(foldersOf(undefined));
  expect(foldersOf(join(ROOT, '.data'))).toEqual(foldersOf(undefined));
});

it('loops with another DATA_DIR have no folder in common, and build where the packages are found', () => {
  const loops = [undefined, '.data-2', '/srv/one/data', '/srv/two/data'].map(foldersOf);
  expect(new Set(loops.flat()).size).toBe(12);
  for (const [build = '', cache = ''] of loops) {
    expect(build.startsWith(join(ROOT, 'dist/development'))).toBe(true);
    expect(cache.startsWith(join(ROOT, 'tmp/'))).toBe(true);
  }
});
