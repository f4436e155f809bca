import { execFileSync } from 'node:child_process';
import { ROOT } from '../build/workspace.ts';

/** Builds every app through Nx, which takes from its cache what did not change. Throws with what Nx printed. */
export function buildAll(): void {
  execFileSync('npx', ['nx', 'run-many', '-t', 'build', '--outputStyle=static'], { cwd: ROOT, stdio: 'inherit' });
}
