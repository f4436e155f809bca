import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface CommandResult {
  readonly status: number | null;
  readonly output: string;
}

/**
 * Runs a program of ours and answers what it printed. Awaited, since a blocked worker does not see that a server closes
 * the connections that `fetch` keeps, and the next request fails with 'other side closed'.
 */
export async function runCommand(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, output: stdout + stderr };
}
