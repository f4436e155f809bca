import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { ROOT } from '../build/workspace.ts';

/**
 * `node tools/checks/lint.ts` lints everything in one process (one a project takes three times as long) and caches
 * its result by content. The boundaries between projects depend on their tags too: a change there starts a new cache.
 */
// Without the graph the rule of boundaries passes everything.
await createProjectGraphAsync();
const tags = createHash('sha256');
for (const file of globSync('{{apps,libs,libs/api}/*,tools}/project.json', { cwd: ROOT }).sort())
  tags.update(`${file}\n${readFileSync(join(ROOT, file), 'utf8')}`);

const { status } = spawnSync(
  'eslint',
  [
    ...['--ext', 'ts,tsx', '--max-warnings', '0'],
    ...['--cache', '--cache-strategy', 'content'],
    ...['--cache-location', `tmp/eslint/${tags.digest('hex').slice(0, 12)}/`],
    ...['apps', 'libs', 'tools'],
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    // .eslintrc.json is fixed; ESLint 9 warns about it each time.
    env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' },
  },
);
process.exit(status ?? 1);
