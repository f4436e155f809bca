import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import type { Target } from './load.ts';

/** Runs a file as a process of its own that gets the message, and sends the address at which it then listens. */
export async function startListeningProcess(
  file: string,
  message: Serializable,
): Promise<Target & { stop(): Promise<void> }> {
  const child = fork(file, { execArgv: [], serialization: 'advanced' });
  child.send(message);
  const [address]: { port: number }[] = await once(child, 'message');
  if (!address || child.pid === undefined) throw new Error(`${file} did not start`);
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
