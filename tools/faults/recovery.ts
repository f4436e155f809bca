import { setTimeout as pause } from 'node:timers/promises';
import type { NodePorts } from '../start/settings.ts';
import type { IsReplaced } from './strikes/fault.ts';

/** Beyond that a machine is not slow, but what ran on it does not come back. */
const PATIENCE_MS = 60_000;
const POLLING_MS = 25;
/** A node that is up responds in this time, on a machine that others use too. */
const RESPONSE_MS = 10_000;

/** Null, or why it is not ready: what it said, or that it said nothing. */
async function whyNotReady(url: string, patienceMs: number): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(Math.min(RESPONSE_MS, patienceMs)) });
    const text = await response.text();
    return response.ok ? null : `${response.status} ${text}`;
  } catch (error) {
    return error instanceof Error ? `${error.name} ${String(error.cause ?? '')}`.trim() : String(error);
  }
}

/**
 * Ms until killed processes have a successor and then each node has responded that it is ready; the API's readiness
 * includes the database's. Nodes are asked apart from each other: one that is slow does not have the others asked again.
 * Throws after `patienceMs` with what is missing.
 */
export async function recovery(
  nodes: readonly NodePorts[],
  isReplaced: IsReplaced,
  patienceMs = PATIENCE_MS,
): Promise<number> {
  const from = performance.now();
  const leftMs = () => Math.max(0, Math.ceil(from + patienceMs - performance.now()));
  const until = async (readMissing: () => string | null | Promise<string | null>): Promise<void> => {
    // The last request is ended by the time limit: what the one before it found says more.
    let before: string | null = null;
    for (let missing = await readMissing(); missing !== null; missing = await readMissing()) {
      if (leftMs() === 0)
        throw new Error(`The system did not become ready within ${patienceMs / 1000} s: ${before ?? missing}`);
      before = missing;
      await pause(POLLING_MS);
    }
  };
  await until(() => (isReplaced() ? null : 'a killed process has no successor'));
  const ports = nodes.flatMap(({ port, apiPort }) => [port, apiPort]);
  await Promise.all(
    ports.map((port) =>
      until(async () => {
        const why = await whyNotReady(`http://127.0.0.1:${port}/readyz`, leftMs());
        return why === null ? null : `${port}: ${why}`;
      }),
    ),
  );
  return performance.now() - from;
}
