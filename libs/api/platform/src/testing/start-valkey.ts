import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

const ROOT = join(__dirname, '../../../../..');
const Place = v.object({ path: v.string(), port: v.number() });

export interface TestValkey {
  readonly url: string;
  /** Ends the server as a failing machine would. */
  kill(): Promise<void>;
}

/** Of a tool, which a spec cannot import: a server that is there, or is installed on the spot, and a free port. */
function findPlace(): { path: string; port: number } {
  const request = [
    `const { ensureValkey } = await import('./tools/database/ensure-valkey.ts')`,
    `const { freePort } = await import('./tools/database/free-port.ts')`,
    `console.log(JSON.stringify({ path: ensureValkey(), port: await freePort() }))`,
  ].join(';');
  return v.parse(
    Place,
    JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', request], { cwd: ROOT, encoding: 'utf8' })),
  );
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const respond = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.on('connect', () => respond(true)).on('error', () => respond(false));
  });
}

/** A server of the test's own on a free port, without files. */
export async function startValkey(): Promise<TestValkey> {
  const { path, port } = findPlace();
  const server = spawn(path, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const until = Date.now() + 20_000;
  while (!(await isListening(port))) {
    if (Date.now() > until || server.exitCode !== null) throw new Error('Valkey did not start');
    await wait(20);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
