import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';

export interface Marketplace {
  readonly origin: string;
  /** The API, which is the registry too. */
  readonly registryUrl: string;
  /** Of its process and of the operator's commands beside it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Runs `npm start` with data and releases of its own, until `stop`. Throws with its output when it does not start. */
export async function startMarketplace(env: Readonly<Record<string, string>>, port: number): Promise<Marketplace> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/start/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const started = new Promise<void>((resolve, reject) => {
    const read = (piece: Buffer) => {
      output += piece.toString();
      if (output.includes('Heizplatz runs after')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  await started;
  return {
    origin: `http://localhost:${port}`,
    registryUrl: `http://127.0.0.1:${port + 1}`,
    env: { ...env, PORT: String(port) },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    },
  };
}
