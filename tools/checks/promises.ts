import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/workspace.ts';

/**
 * `node tools/checks/promises.ts [FILES]` refuses promises that nobody awaits and those given where none is expected, by
 * the types. Without FILES it checks everything, which takes some two minutes.
 */
const files = process.argv.slice(2);
const { status } = spawnSync(
  'eslint',
  [
    ...['--no-eslintrc', '--config', 'tools/checks/promises.eslintrc.cjs', '--no-inline-config'],
    ...['--ext', 'ts,tsx', '--no-error-on-unmatched-pattern', '--max-warnings', '0'],
    ...(files.length > 0 ? files : ['apps', 'libs', 'tools']),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ESLINT_USE_FLAT_CONFIG: 'false',
      NODE_NO_WARNINGS: '1',
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-old-space-size=6000`.trim(),
    },
  },
);
process.exit(status ?? 1);
