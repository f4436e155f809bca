import { AsyncLocalStorage } from 'node:async_hooks';
import { getHeapStatistics } from 'node:v8';
import type { MessagePort } from 'node:worker_threads';
import type { PageLog, PageRenderer } from '../rendering/render-task';
import type { ResponseCache } from '../response-cache/response-cache';
import {
  BEAT_MS,
  BEATS,
  type FromWorker,
  getOwner,
  HEAP_MB,
  type ToWorker,
  type Work,
  type WorkLabel,
  type WorkResult,
} from './messages.ts';
import { toPlainError } from './plain-error.ts';
import { createThreadCalls } from './pool-calls.ts';

interface Serving {
  readonly port: MessagePort;
  readonly renderer: PageRenderer;
  /** Absent: no response is cached. */
  readonly responses?: Pick<ResponseCache, 'flush' | 'setFollowing'>;
  /** Shared with the pool (messages.ts). */
  readonly shared: Int32Array;
  /** A path as log lines may have it. */
  readonly getPath: (url: string) => string;
}

/**
 * A worker's main loop: it renders what its pool sends, several pages concurrently, and reports unhandled errors.
 */
export function serveWork({ port, renderer, responses, shared, getPath }: Serving): void {
  const underWay = new Map<number, AbortController>();
  const current = new AsyncLocalStorage<{ readonly id: number; readonly label: WorkLabel }>();
  const send = (message: FromWorker, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred);
  const calls = createThreadCalls(send);

  async function run(id: number, work: Work): Promise<void> {
    const controller = new AbortController();
    underWay.set(id, controller);
    const options = { log: getLog(id), signal: controller.signal };
    try {
      const result = await (work.kind === 'render'
        ? renderer.render(work.task, { ...options, callApi: calls.of(id) })
        : renderer.outline(work.owner, options));
      send({ kind: 'done', id, result }, getBytes(result));
    } catch (error) {
      send({ kind: 'failed', id, error: toPlainError(error) });
    } finally {
      underWay.delete(id);
    }
  }

  function getLog(id: number): PageLog {
    const line = (level: 'warn' | 'error') => (what: object, text: string) =>
      send({ kind: 'log', id, level, what: plainFields(what), text });
    return { warn: line('warn'), error: line('error') };
  }

  const reportStray = (error: unknown, isException: boolean) => {
    const { id = null, label = null } = current.getStore() ?? {};
    send({ kind: 'stray', id, label, isException, error: toPlainError(error) });
  };
  process.on('unhandledRejection', (error) => reportStray(error, false));
  process.on('uncaughtException', (error) => reportStray(error, true));
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'abort') underWay.get(message.id)?.abort();
    else if (message.kind === 'flush') responses?.flush(message.tags);
    else if (message.kind === 'follow') responses?.setFollowing(message.isFollowing);
    else if (message.kind === 'work') {
      const { id, work } = message;
      current.run({ id, label: getLabel(work, getPath) }, () => {
        run(id, work).catch((error: unknown) => reportStray(error, false));
      });
    } else calls.take(message);
  });
  setInterval(() => {
    Atomics.store(shared, HEAP_MB, Math.round(getHeapStatistics().used_heap_size / 1_000_000));
    Atomics.add(shared, BEATS, 1);
  }, BEAT_MS);
  send({ kind: 'ready' });
}

function getLabel(work: Work, getPath: Serving['getPath']): WorkLabel {
  const owner = getOwner(work);
  const visit = work.kind === 'render' ? work.task.visit : null;
  return {
    reqId: visit?.id ?? null,
    url: visit ? getPath(visit.url) : null,
    remote: owner?.release.name ?? null,
    version: owner?.release.version ?? null,
  };
}

/** A document's bytes are handed over, not copied. */
const getBytes = (result: WorkResult): ArrayBuffer[] =>
  'rendered' in result && result.rendered.kind === 'document' ? result.rendered.pieces.map(({ buffer }) => buffer) : [];

/** Errors and any JSON value. */
function plainFields(what: object): object {
  return Object.fromEntries(
    Object.entries(what).map(([name, value]: [string, unknown]) => [
      name,
      name === 'err' ? toPlainError(value) : (JSON.parse(JSON.stringify(value ?? null)) as unknown),
    ]),
  );
}
