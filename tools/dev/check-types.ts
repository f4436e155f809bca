import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../build/workspace.ts';

/** Lower than every build: types are checked when there is time, and delay no page. */
const LOWEST_PRIORITY = 19;

export interface TypeCheck {
  /** It rests while something is built or started: even at the lowest priority it would take a third of a core. */
  readonly setSuspended: (isSuspended: boolean) => void;
  readonly stop: () => void;
}

/** Type-checks all apps and libs in one program, in watch mode; reports all errors after each pass. */
export function watchTypes(onErrors: (errors: readonly string[]) => void): TypeCheck {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const project = join(ROOT, 'tools/dev/tsconfig.watch.json');
  const child = spawn(process.execPath, [tsc, '--watch', '-p', project, '--pretty', 'false', '--preserveWatchOutput'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.pid) setPriority(child.pid, LOWEST_PRIORITY);
  const collect = collectErrors(onErrors);
  if (child.stdout) createInterface({ input: child.stdout }).on('line', collect);
  return {
    setSuspended: (isSuspended) => void child.kill(isSuspended ? 'SIGSTOP' : 'SIGCONT'),
    stop: () => {
      // A stopped process takes no other signal.
      child.kill('SIGCONT');
      child.kill();
    },
  };
}

/** Parses the compiler's output; a pass ends with 'Found N errors'. */
export function collectErrors(onErrors: (errors: readonly string[]) => void): (line: string) => void {
  let errors: string[] = [];
  return (line) => {
    if (/Found \d+ errors?\. Watching/.test(line)) {
      onErrors(errors);
      errors = [];
    } else if (/^\S.*\(\d+,\d+\): error TS\d+/.test(line)) errors.push(line);
    else if (/^\s/.test(line) && errors.length) errors.push(`${errors.pop()}\n${line}`);
  };
}
