import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { SMOKE_LOADED, type SmokeTask } from '@heizplatz/releases';

/** What this shell shares; a remote's build may name more. */
const SHARED = { '@heizplatz/router': { createRoute: (path: string) => ({ path }) } };

interface Container {
  readonly init: (shared: typeof SHARED) => void;
  readonly get: (module: string) => Promise<unknown>;
}

/** Loads a release as the render worker does, without the federation and what the shell's build holds. */
const { smoke } = workerData as SmokeTask;
const container = createRequire(import.meta.url)(join(smoke.folder, 'server/remoteEntry.js')) as Container;
container.init(SHARED);
await container.get('./routes');
parentPort?.postMessage(SMOKE_LOADED);
