import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { ROOT } from '../build/workspace.ts';

/**
 * `npm run lint` lints everything in one process (one a project takes three times as long) and caches
 * its result by content. The boundaries between projects depend on their tags and on the rules of the workspace too: a
 * change there starts a new cache. `long-functions.json` counts the functions that were too long when the limit came:
 * one more fails, and one less wants `npm run lint -- --prune-suppressions`.
 */
// Without the graph the rule of boundaries passes everything.
await createProjectGraphAsync();
const boundaries = createHash('sha256');
for (const file of globSync(['{{apps,libs,libs/api}/*,tools}/project.json', 'tools/eslint-rules/*.ts'], {
  cwd: ROOT,
}).sort())
  boundaries.update(`${file}\n${readFileSync(join(ROOT, file), 'utf8')}`);

const { status } = spawnSync(
  'eslint',
  [
    ...['--ext', 'ts,tsx', '--max-warnings', '0'],
    ...['--cache', '--cache-strategy', 'content'],
    ...['--cache-location', `tmp/eslint/${boundaries.digest('hex').slice(0, 12)}/`],
    ...['--suppressions-location', 'tools/checks/long-functions.json'],
    ...['apps', 'libs', 'tools', ...process.argv.slice(2)],
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    // .eslintrc.json is fixed; ESLint 9 warns about it each time.
    env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' },
  },
);
process.exit(status ?? 1);
