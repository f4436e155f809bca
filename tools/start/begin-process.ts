import { ROOT } from '../build/workspace.ts';
import { type RunningProcess, spawnNode, whenReady } from './start-process.ts';
import type { Begin } from './supervise.ts';
import { watchHeartbeat } from './watch-heartbeat.ts';

/**
 * Starts of a bundle for `supervise`, each watched: one that stands still for two seconds is ended, and the next one is
 * told how often that was, for its metrics. `folder` holds an image of the built system instead of this one.
 */
export function beginProcess(
  name: string,
  bundle: string | { readonly file: string; readonly folder: string },
  environment: NodeJS.ProcessEnv,
  say: (text: string) => void = console.error,
): Begin {
  const { file, folder } = typeof bundle === 'string' ? { file: bundle, folder: ROOT } : bundle;
  let stalls = 0;
  return async (onExit, signal): Promise<RunningProcess> => {
    signal.throwIfAborted();
    const child = spawnNode(file, { ...environment, PROCESS_STALLS: String(stalls) }, folder);
    watchHeartbeat(child, {
      onStall: (silentMs) => {
        stalls += 1;
        say(`${name} (process ${child.pid}) stood still for ${(silentMs / 1000).toFixed(1)} s and was ended.`);
      },
    });
    return whenReady(name, child, onExit, signal);
  };
}
