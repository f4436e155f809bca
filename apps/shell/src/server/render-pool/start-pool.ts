import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { confineThread } from '@heizplatz/releases';
import type { ShellConfig } from '../config';
import type { ReleaseRegistry } from '../releases/release-registry';
import type { PageLog } from '../rendering/render-task';
import { toServedRelease } from '../rendering/served-release';
import { createRenderPool, type RenderPool } from './render-pool';
import type { RenderWorkerData } from './render-worker';

/** Beside each other they wait for their calls. */
const PAGES_PER_WORKER = 8;
/** A worker is replaced at this heap, and ends by itself at twice as much. */
const OOM_FACTOR = 2;

interface Starting {
  readonly config: ShellConfig;
  readonly registry: Pick<ReleaseRegistry, 'serving' | 'getServerFolder'>;
  readonly log: PageLog;
}

/** The workers of a running shell: RENDER_WORKERS of them, each with the releases that serve. */
export function startRenderPool({ config, registry, log }: Starting): RenderPool {
  const { rendering, shellDir, origins, isDemo, tracesEndpoint, replayUrl, sessionTiming } = config;
  const drawing: RenderWorkerData['config'] = {
    ...{ shellDir, origins, isDemo, tracesEndpoint },
    ...(replayUrl && { replayUrl }),
    ...(sessionTiming && { sessionTiming }),
  };
  return createRenderPool({
    ...rendering,
    size: rendering.workers,
    perWorker: PAGES_PER_WORKER,
    log,
    warmUp: () =>
      registry.serving().all.map((release) => ({
        release: toServedRelease(release),
        folder: registry.getServerFolder(release) ?? null,
      })),
    start: (shared) => {
      const workerData: RenderWorkerData = { config: drawing, shared };
      return new Worker(join(shellDir, 'server/render-worker.js'), {
        ...confineThread(shellDir, config.releasesDir),
        workerData,
        // What the system and the bench list it by.
        name: 'render',
        resourceLimits: { maxOldGenerationSizeMb: rendering.heapMb * OOM_FACTOR },
      });
    },
  });
}
