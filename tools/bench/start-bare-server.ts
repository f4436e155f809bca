import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Target } from './load.ts';

/** bare-server.ts in a process of its own, sending these texts or bytes. */
export async function startBareServer(
  responses: readonly (string | Uint8Array)[],
): Promise<Target & { stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: [], serialization: 'advanced' });
  child.send([...responses]);
  const [address]: { port: number }[] = await once(child, 'message');
  if (!address || child.pid === undefined) throw new Error('The bare server did not start');
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
