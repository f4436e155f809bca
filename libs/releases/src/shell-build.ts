import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ShellFit } from './fit.ts';

/** What the gate knows of a shell: what it brings, and the worker that loads a release as the shell does. */
export interface ShellBuild {
  readonly fit: ShellFit;
  readonly workerFile: string;
}

/** Throws where there is no whole build: without one nobody can know whether a release runs. */
export function readShellBuild(shellDir: string): ShellBuild {
  const manifest = join(shellDir, 'build.json');
  const workerFile = join(shellDir, 'server/render-worker.js');
  const missing = [manifest, workerFile].find((file) => !existsSync(file));
  if (missing) throw new Error(`no shell's build to compare with: ${missing} is missing`);
  return { fit: v.parse(ShellFit, JSON.parse(readFileSync(manifest, 'utf8'))), workerFile };
}
