import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = join(__dirname, '../../../../..');

export interface TestValkey {
  readonly url: string;
  /** Ends the server as a failing machine would. */
  kill(): Promise<void>;
}

/** A tool's module, which a spec cannot import: a server that is there, or is installed on the spot. */
function valkeyPath(): string {
  const request = `import('./tools/database/ensure-valkey.ts').then(({ ensureValkey }) => console.log(ensureValkey()))`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', request], { cwd: ROOT, encoding: 'utf8' }).trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
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
  const port = await freePort();
  const server = spawn(
    valkeyPath(),
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
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
