import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '../build/workspace.ts';
import { getNodeFlags } from './node-flags.ts';

/** The first start of the API fills the demo market, on a busy machine for minutes. */
const READY_TIMEOUT_MS = 300_000;
/** A little more than API and shell give themselves to drain. */
const STOP_TIMEOUT_MS = 25_000;

export interface RunningProcess {
  /** Requests it to drain; kills it after 25 seconds. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a bundle and waits until it reports that it is ready ({ kind: 'listening' } by ipc). An abort of `signal`
 * ends one that is still starting.
 */
export async function startProcess(
  name: string,
  file: string,
  environment: NodeJS.ProcessEnv,
  onExit: (code: number | null) => void,
  signal?: AbortSignal,
): Promise<RunningProcess> {
  signal?.throwIfAborted();
  return whenReady(name, spawnNode(file, environment), onExit, signal);
}

/** A Node process of the system, with an ipc channel; `folder` holds the built system, or an image of it. */
export function spawnNode(file: string, environment: NodeJS.ProcessEnv, folder: string = ROOT): ChildProcess {
  return spawn(process.execPath, [...getNodeFlags(file), file], {
    cwd: folder,
    env: { LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Waits until a spawned process reports that it is ready. */
export async function whenReady(
  name: string,
  child: ChildProcess,
  onExit: (code: number | null) => void,
  signal?: AbortSignal,
): Promise<RunningProcess> {
  const abort = () => void child.kill('SIGTERM');
  signal?.addEventListener('abort', abort);
  await ready(name, child).finally(() => signal?.removeEventListener('abort', abort));
  child.on('exit', onExit);
  return { stop: () => stop(child) };
}

function ready(name: string, child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    const fail = (code: number | null) => {
      clearTimeout(timer);
      failed(new Error(`${name} did not start (exit code ${code ?? 'none'}).`));
    };
    const timer = setTimeout(() => {
      child.off('exit', fail);
      child.kill('SIGKILL');
      failed(new Error(`${name} did not become ready in time.`));
    }, READY_TIMEOUT_MS);
    child.once('exit', fail);
    child.on('message', (message) => {
      if (typeof message !== 'object' || !('kind' in message)) return;
      clearTimeout(timer);
      child.off('exit', fail);
      done();
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(timer);
}
