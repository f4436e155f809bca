import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getFederationFile, REPLACED } from './lean-federation';

/** What a module exports by a list, under the names that others import. */
function readExports(file: string): string[] {
  const lists = [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(','),
  );
  return lists.map((name) => name.replace(/^.* as /s, '').trim()).filter((name) => name !== '');
}

it.each(Object.entries(REPLACED))('%s is installed, and what stands for it exports the same', (name, part) => {
  expect(existsSync(getFederationFile(name))).toBe(true);
  const ours = readFileSync(join(__dirname, part), 'utf8');
  const names = [
    ...readExports(join(__dirname, part)),
    ...[...ours.matchAll(/^export (?:class|const) (\w+)/gm)].map(([, one]) => one),
  ];
  expect(names).toEqual(expect.arrayContaining(readExports(getFederationFile(name))));
});
