import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { beginProcess } from './begin-process.ts';
import { supervise } from './supervise.ts';
import type { RunningProcess } from './start-process.ts';

const FILE = 'tools/start/testing/standing-process.ts';
const Line = v.object({ kind: v.string(), pid: v.optional(v.number()), metrics: v.optional(v.string()) });
type Report = v.InferOutput<typeof Line> & { readonly atMs: number };

let running: RunningProcess;
let reports: Server;
let received: Report[] = [];
let said: string[] = [];

async function start(environment: Record<string, string>): Promise<void> {
  reports = createServer((socket) => {
    createInterface(socket).on('line', (text) => {
      received.push({ ...v.parse(Line, JSON.parse(text)), atMs: performance.now() });
      reports.emit('reported');
    });
    // One that is killed.
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(reports, 'listening');
  const { port } = reports.address() as AddressInfo;
  const variables = { ...process.env, REPORT_PORT: String(port), STANDS_MS: '0', DRAINS_MS: '0', ...environment };
  const say = (text: string) => void said.push(text);
  running = await supervise('API', beginProcess('API', FILE, variables, say), { say });
}
beforeEach(() => {
  received = [];
  said = [];
});
afterEach(async () => {
  await running.stop();
  await new Promise((closed) => reports.close(closed));
});

/** The nth report of a kind, from 0. */
async function reported(kind: string, nth = 0): Promise<Report> {
  for (;;) {
    const found = received.filter((one) => one.kind === kind)[nth];
    if (found) return found;
    await once(reports, 'reported');
  }
}

it('a process that stands still is ended within three seconds, started again, and its metrics count it', async () => {
  await start({ STANDS_MS: '60000' });
  const [first, stands] = [await reported('started'), await reported('stands')];
  const again = await reported('started', 1);
  expect(first.metrics).toMatch(/^heizplatz_process_stalls_total 0$/m);
  expect(again.metrics).toMatch(/^heizplatz_process_stalls_total 1$/m);
  expect(again.pid).not.toBe(first.pid);
  expect(said[0]).toMatch(/^API \(process \d+\) stood still for 2\.[2-9] s and was ended\.$/);
  expect(again.atMs - stands.atMs).toBeGreaterThan(2000);
});

it('one that is busy for a second goes on', async () => {
  await start({ STANDS_MS: '1000' });
  await reported('went-on');
  expect(said).toEqual([]);
});

it('one that was paused for three seconds goes on', async () => {
  await start({});
  const { pid = 0 } = await reported('started');
  await reported('went-on');
  process.kill(pid, 'SIGSTOP');
  await pause(3000);
  process.kill(pid, 'SIGCONT');
  // Longer than what is left of its time, had the pause counted.
  await pause(1000);
  expect(said).toEqual([]);
});

it('one that drains is given its own time', async () => {
  await start({ DRAINS_MS: '3000' });
  await reported('went-on');
  await running.stop();
  await reported('drained');
  expect(said).toEqual([]);
});
