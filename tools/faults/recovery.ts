import { setTimeout as pause } from 'node:timers/promises';
import type { NodePorts } from '../start/settings.ts';
import type { IsReplaced } from './strikes/fault.ts';

/** Beyond that a machine is not slow, but what ran on it does not come back. */
const PATIENCE_MS = 60_000;
const POLLING_MS = 25;
/** A node that is up responds in this time, on a machine that others use too. */
const RESPONSE_MS = 10_000;

/** Null, or why it is not ready: what it said, or that it said nothing. */
async function whyNotReady(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_MS) });
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
  const until = async (readMissing: () => string | null | Promise<string | null>): Promise<void> => {
    for (let missing = await readMissing(); missing !== null; missing = await readMissing()) {
      if (performance.now() - from > patienceMs)
        throw new Error(`The system did not become ready within ${patienceMs / 1000} s: ${missing}`);
      await pause(POLLING_MS);
    }
  };
  await until(() => (isReplaced() ? null : 'a killed process has no successor'));
  const ports = nodes.flatMap(({ port, apiPort }) => [port, apiPort]);
  await Promise.all(
    ports.map((port) =>
      until(async () => {
        const why = await whyNotReady(`http://127.0.0.1:${port}/readyz`);
        return why === null ? null : `${port}: ${why}`;
      }),
    ),
  );
  return performance.now() - from;
}
