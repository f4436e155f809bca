import { freePort } from '../database/free-port.ts';
import { type RunningProcess, whenReady } from '../start/start-process.ts';
import { createStandby } from './standby/standby.ts';

export interface RestartingProcess {
  /** Where it listens; null before its first start that succeeds. */
  readonly port: () => number | null;
  /** Starts the newest bundle, then turns to it, then lets the old one drain. Throws when the new one does not start. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface RestartingOptions {
  readonly name: string;
  readonly file: string;
  readonly environment: (port: number) => NodeJS.ProcessEnv;
  /** It ended by itself. */
  readonly onCrash: (code: number | null) => void;
}

/** A process that is replaced while requests arrive: the old one responds until the new one listens. */
export function createRestartingProcess({ name, file, environment, onCrash }: RestartingOptions): RestartingProcess {
  let current: { readonly port: number; readonly process: RunningProcess } | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const draining = new Set<Promise<void>>();
  const standby = createStandby(file);
  let isStopped = false;

  async function exchange(): Promise<void> {
    // A build may end while everything is being stopped.
    if (isStopped) return;
    const port = await freePort();
    const process = await whenReady(name, standby.begin(environment(port)), (code) => {
      if (current?.port !== port) return;
      current = null;
      onCrash(code);
    });
    // Not before: the developer waits for this process alone.
    standby.prepare(environment(port));
    const old = current;
    current = { port, process };
    if (!old) return;
    const drained = old.process.stop().finally(() => draining.delete(drained));
    draining.add(drained);
  }

  return {
    port: () => current?.port ?? null,
    restart: () => {
      const next = queue.then(exchange);
      queue = next.catch(() => undefined);
      return next;
    },
    stop: async () => {
      isStopped = true;
      await queue;
      const last = current;
      current = null;
      standby.close();
      await Promise.all([last?.process.stop(), ...draining]);
    },
  };
}
