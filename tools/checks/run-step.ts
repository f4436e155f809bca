import { spawnSync } from 'node:child_process';
import { ROOT } from '../build/workspace.ts';

/** Runs a command in the repository's root with its output shown; answers whether it went well. */
export function runStep(title: string, command: string, environment: Record<string, string> = {}): boolean {
  console.log(`\n=== ${title}: ${command}`);
  const from = Date.now();
  const { status } = spawnSync(command, {
    cwd: ROOT,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  console.log(`=== ${title}: ${status === 0 ? 'ok' : 'FAILED'} after ${((Date.now() - from) / 1000).toFixed(0)} s`);
  return status === 0;
}
