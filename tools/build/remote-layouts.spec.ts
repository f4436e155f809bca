import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemote, REMOTE_NAMES } from './apps.ts';
import { readLayouts } from './build-fit.ts';
import { ROOT } from './workspace.ts';

const LAYOUT = /\blayout: '([\w-]+)'/g;

/** Those that routes name; the others have the default one. */
function findLayouts(remote: string): string[] {
  const files = globSync(`apps/${remote}/src/**/*.{ts,tsx}`, { cwd: ROOT, exclude: (name) => name.includes('.spec.') });
  const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(LAYOUT)].map(([, name = '']) => name));
}

it.each(REMOTE_NAMES)('remote.json of %s lists the layouts that its routes name', (remote) => {
  const named = new Set(['default', ...findLayouts(remote)]);
  expect(readRemote(remote).layouts.toSorted()).toEqual([...named].toSorted());
});

it('the shell has the layouts of all remotes', () => {
  const { availableLayouts } = readLayouts();
  expect(availableLayouts).toEqual(
    expect.arrayContaining(REMOTE_NAMES.flatMap((remote) => readRemote(remote).layouts)),
  );
});
