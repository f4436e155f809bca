import { fork } from 'node:child_process';
import { join } from 'node:path';
import { findPostmaster, stopPostmaster } from './cluster.ts';
import { hasOwner } from './ownership.ts';
import type { SupervisorResponse, SupervisorOrder } from './supervisor-messages.ts';

export interface RunningDatabase {
  /** A superuser's URL of the database `postgres`. */
  readonly url: string;
  /** The data folder; not the requested one when another account cannot reach that. */
  readonly dataDir: string;
  /** Stops the server and waits for it, also where its supervisor was killed. */
  stop(): Promise<void>;
  /** Resolves when the server is gone, stopped or not. */
  readonly exited: Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  /** Absent or 0: any free one. A running server of the same folder is taken over with its own port. */
  readonly port?: number;
  /** PostgreSQL's own settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether the folder is removed when the server stops. */
  readonly isDisposable?: boolean;
}

/**
 * Starts the bundled PostgreSQL (creates its cluster on the first start) under a supervisor that stops it
 * when this process ends in whatever way. Throws with a readable message where no binary fits.
 */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const supervisor = fork(join(import.meta.dirname, 'supervisor.ts'), {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Set by jest, which would make the child load the test's own hooks.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const exited = new Promise<void>((resolve) => supervisor.once('exit', () => resolve()));
  const order: SupervisorOrder = {
    dataDir: options.dataDir,
    port: options.port ?? 0,
    settings: options.settings ?? {},
    isDisposable: options.isDisposable ?? false,
  };
  const response = await new Promise<SupervisorResponse>((resolve) => {
    supervisor.once('message', resolve);
    void exited.then(() => resolve({ kind: 'failed', reason: 'The database supervisor exited' }));
    supervisor.send(order);
  });
  if (response.kind === 'failed') throw new Error(response.reason);
  // Neither child nor channel keeps this process alive; the channel's end then stops the server.
  supervisor.unref();
  supervisor.channel?.unref();
  const stop = async (): Promise<void> => {
    supervisor.ref();
    if (supervisor.connected) supervisor.disconnect();
    await exited;
    await stopOrphan(response.dataDir);
  };
  return { url: response.url, dataDir: response.dataDir, stop, exited };
}

async function stopOrphan(dataDir: string): Promise<void> {
  const left = findPostmaster(dataDir);
  if (left && !hasOwner(dataDir)) await stopPostmaster(left.pid);
}
