import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedVersions, standardVersions } from './shared-modules';
import { ROOT } from './workspace';

test("the browser's shell brings each module that remotes take from it, and no other", () => {
  const source = readFileSync(join(ROOT, 'apps/shell/src/browser/federation/shared-modules.ts'), 'utf8');
  const imported = [...source.matchAll(/^import \* as (\w+) from '([^']+)';$/gm)];
  expect(imported.map(([, , name]) => name).sort()).toEqual(Object.keys(sharedVersions()).sort());
  for (const [, variable = '', name = ''] of imported)
    expect(source).toMatch(new RegExp(`^  (${variable}|'${name}': ${variable}),$`, 'm'));
  for (const name of Object.keys(standardVersions())) expect(source).toMatch(new RegExp(`^  '${name}': \\w+,$`, 'm'));
});
