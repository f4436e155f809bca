import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { findDisablingComments, PROMISE_ARGUMENTS } from './promise-rules.ts';

/**
 * `node tools/checks/promises.ts [FILES]` refuses promises that nobody awaits and those given where none is expected, by
 * the types, and comments that disable this check. Without FILES it checks everything, which takes half a minute.
 */
const files = process.argv.slice(2);
const disabled = (files.length > 0 ? files : listScripts()).flatMap((file) =>
  findDisablingComments(readFileSync(join(ROOT, file), 'utf8')).map((comment) => `${file}: ${comment}`),
);
if (disabled.length > 0) console.error(`These comments disable the check of promises:\n${disabled.join('\n')}`);
const { status } = spawnSync(
  'oxlint',
  [...PROMISE_ARGUMENTS, ...(files.length > 0 ? files : ['apps', 'libs', 'tools'])],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
process.exit(disabled.length > 0 ? 1 : (status ?? 1));

function listScripts(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}
