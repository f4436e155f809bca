import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../database/free-port.ts';
import { ROOT } from '../build/workspace.ts';
import { getNodeFlags } from '../start/node-flags.ts';
import type { Target } from './load.ts';

const FILE = 'dist/apps/shell/server/main.js';

/** The built shell as the demonstration runs it, with the releases of the bench; `environment` stands above the rest. */
export async function startShell(
  apiUrl: string,
  releasesDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Target & { stop(): Promise<void> }> {
  const port = await freePort();
  const child = fork(join(ROOT, FILE), {
    cwd: ROOT,
    execArgv: [...getNodeFlags(FILE)],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
      API_URL: apiUrl,
      RELEASES_DIR: releasesDir,
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const exited = once(child, 'exit');
  const outcome = await Promise.race([once(child, 'message'), exited.then(() => null)]);
  if (outcome === null || child.pid === undefined) throw new Error('The shell did not start');
  return {
    port,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
