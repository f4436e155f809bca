import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureValkey } from '../database/ensure-valkey.ts';
import { freePort } from '../database/free-port.ts';

const START_MS = 20_000;
const POLLING_MS = 20;

/** A cache server without files, on a port that stays the same over its deaths. */
export class Valkey {
  #port = 0;
  #server: ChildProcess | undefined;

  /** Listens; returns its address. */
  async start(): Promise<string> {
    this.#port ||= await freePort();
    const settings = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const server = spawn(ensureValkey(), settings, { stdio: 'ignore' });
    this.#server = server;
    for (const end = performance.now() + START_MS; !(await isListening(this.#port)); await pause(POLLING_MS))
      if (server.exitCode !== null || performance.now() > end) throw new Error('Valkey did not start in time');
    return `redis://127.0.0.1:${this.#port}`;
  }

  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }
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
