import { execFileSync } from 'node:child_process';
import type { Release } from '@heizplatz/releases';
import { ROOT } from '../build/workspace.ts';
import { packRelease } from './pack-release.ts';

/** Builds a remote (Nx cache) and stores it as a new version; returns its release. */
export function buildRelease(remote: string, builtAt: Date): Release {
  execFileSync('npx', ['nx', 'build', remote, '--outputStyle=static'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return packRelease(remote, builtAt);
}
