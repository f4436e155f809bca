import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The rules that each text breaks if it stands in its file; all are linted by one process, since starting takes longest. */
export function lintPlanted(planted: readonly (readonly [file: string, text: string])[]): string[][] {
  const printed = execFileSync(process.execPath, [join(__dirname, 'lint-texts.ts')], {
    cwd: join(__dirname, '../..'),
    input: JSON.stringify(planted),
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NODE_NO_WARNINGS: '1' },
  });
  // Nx prints a warning before, where no graph of the projects is stored.
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as string[][];
}
