import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { developmentRegistry } from './development-folders.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** Linux shares a busy core about 10 to 1 between the two. */
const PRIORITIES = { onPage: 0, elsewhere: 10 } as const;

export interface WatchedApp {
  /** Whether an open page shows this app; others build when there is time. */
  readonly setOnPage: (isOnPage: boolean) => void;
  readonly stop: () => void;
}

/** Starts the build worker of an app. */
export function watchApp(
  app: string,
  onMessage: (message: WorkerMessage) => Promise<void>,
  onExit: (code: number | null) => void,
): WatchedApp {
  const worker: ChildProcess = fork(join(import.meta.dirname, 'build-worker.ts'), [app], {
    cwd: ROOT,
    env: { ...process.env, RELEASES_DIR: developmentRegistry() },
  });
  let stopping = false;
  worker.on('message', (message) => void onMessage(message as WorkerMessage));
  worker.on('exit', (code) => {
    if (!stopping) onExit(code);
  });
  return {
    setOnPage: (isOnPage) => {
      if (worker.pid && worker.exitCode === null)
        setPriority(worker.pid, PRIORITIES[isOnPage ? 'onPage' : 'elsewhere']);
    },
    stop: () => {
      stopping = true;
      worker.kill();
    },
  };
}
