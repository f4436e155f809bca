import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { findDisablingComments, findVoidCallbacks, PROMISE_ARGUMENTS } from './promise-rules.ts';

/**
 * `node tools/checks/promises.ts [FILES]` refuses promises that nobody awaits and those given where none is expected, by
 * the types, on servers also those dropped by `void`, and comments that disable this check. Without FILES it checks everything, which takes half a minute.
 */
const files = process.argv.slice(2);
const scripts = (files.length > 0 ? files : listScripts()).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}));
const disabled = scripts.flatMap(({ file, text }) => findDisablingComments(text).map((found) => `${file}: ${found}`));
if (disabled.length > 0) console.error(`These comments disable the check of promises:\n${disabled.join('\n')}`);
const dropped = scripts.flatMap(({ file, text }) => findVoidCallbacks(file, text).map((found) => `${file}: ${found}`));
if (dropped.length > 0)
  console.error(`These callbacks drop a promise; handle its rejection in a block:\n${dropped.join('\n')}`);
const { status } = spawnSync(
  'oxlint',
  [...PROMISE_ARGUMENTS, ...(files.length > 0 ? files : ['apps', 'libs', 'tools'])],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
process.exit(disabled.length + dropped.length > 0 ? 1 : (status ?? 1));

function listScripts(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}
