import type { ChildProcess } from 'node:child_process';

/** How an error leaves every handler: as a promise that nobody awaits, or thrown by a timer. */
export type PlantedError = 'rejection' | 'exception';

const PRELOADED = `process.on('message', (kind) => {
  if (kind === 'rejection') Promise.reject(new Error('a planted rejection'));
  if (kind === 'exception') setTimeout(() => { throw new Error('a planted exception'); });
});`;

/** Lets a server throw what `plantError` sends to it. */
export const PLANTED_ERRORS = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PRELOADED)}`,
} as const;

/** In the main thread of a server that was started with PLANTED_ERRORS. */
export function plantError(server: ChildProcess, kind: PlantedError): void {
  server.send(kind);
}
