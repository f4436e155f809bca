import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port';
import { isListening } from './is-listening';
import type { TestSystem } from './system-test';
import { ROOT } from './workspace';

/** Another API on the database of the worker's system. */
export interface OwnApi {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has logged. */
  readonly output: () => string;
  /** SIGTERM drains it, SIGKILL does not; resolves once it is gone. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** `environment`: variables beside those of the system's own API. */
export async function startApi(
  { apiVariables }: TestSystem,
  environment: Readonly<Record<string, string>> = {},
): Promise<OwnApi> {
  const port = await freePort();
  const api = spawn(process.execPath, [join(ROOT, 'dist/apps/api/main.js')], {
    cwd: ROOT,
    env: { ...process.env, ...apiVariables, ...environment, API_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  api.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString())).pipe(process.stdout, { end: false });
  await isListening(api, 'The API');
  return {
    url: `http://127.0.0.1:${port}`,
    process: api,
    output: () => output,
    end: async (signal) => {
      if (api.exitCode !== null || api.signalCode !== null) return;
      const gone = once(api, 'exit');
      api.kill(signal);
      await gone;
    },
  };
}
