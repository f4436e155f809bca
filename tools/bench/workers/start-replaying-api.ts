import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Target } from '../load.ts';

/** replaying-api.ts in a process of its own, before this API. */
export async function startReplayingApi(apiUrl: string): Promise<Target & { stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'replaying-api.ts'), { execArgv: [] });
  child.send(apiUrl);
  const [address]: { port: number }[] = await once(child, 'message');
  if (!address || child.pid === undefined) throw new Error('The replaying API did not start');
  return {
    port: address.port,
    pid: child.pid,
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
