import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { confineThread } from './confine-thread.ts';

const release = mkdtempSync(join(tmpdir(), 'release-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
const FILE = join(release, 'remote.js');
const SECRET = join(elsewhere, 'secret');

/** Tries what the code of a remote could try, and says what came of it: 'done', or the code of the error. */
const REMOTE = `
  const { parentPort, workerData: { secret }, Worker } = require('node:worker_threads');
  const fs = require('node:fs');
  const attempt = (work) => {
    try {
      work();
      return 'done';
    } catch (error) {
      return error.code;
    }
  };
  parentPort.postMessage({
    own: attempt(() => fs.readFileSync(__filename)),
    foreign: attempt(() => fs.readFileSync(secret)),
    list: attempt(() => fs.readdirSync('/')),
    process: attempt(() => fs.readFileSync('/proc/self/environ')),
    write: attempt(() => fs.writeFileSync(__filename, '')),
    child: attempt(() => require('node:child_process').spawnSync('true')),
    thread: attempt(() => new Worker('0', { eval: true })),
    variables: Object.keys(process.env),
  });
`;

beforeAll(() => {
  writeFileSync(FILE, REMOTE);
  writeFileSync(SECRET, 'x');
});
afterAll(() => {
  for (const folder of [release, elsewhere]) rmSync(folder, { recursive: true });
});

async function runRemote(options: ReturnType<typeof confineThread>, secret: unknown = SECRET): Promise<unknown> {
  const thread = new Worker(FILE, { ...options, workerData: { secret } });
  const [outcome] = await once(thread, 'message');
  await thread.terminate();
  return outcome;
}

const DENIED = 'ERR_ACCESS_DENIED';

/** Tries to connect to the port, by each way that Node has; says of each what came of it. */
const CALLER = `
  const { parentPort, workerData: { secret: port } } = require('node:worker_threads');
  const codeOf = (error) => error.code ?? error.cause?.code ?? error.message;
  const connect = () => new Promise((resolve, reject) => {
    const socket = require('node:net').connect(port, '127.0.0.1', () => resolve(socket.destroy()));
    socket.once('error', reject);
  });
  const attempt = async (work) => {
    try {
      await work();
      return 'done';
    } catch (error) {
      return codeOf(error);
    }
  };
  (async () => parentPort.postMessage({
    connect: await attempt(connect),
    fetch: await attempt(() => fetch('http://127.0.0.1:' + port)),
  }))();
`;
/** Since Node 25; before, a thread is without a network by agreement alone: the shell's code in it uses none. */
const HAS_NETWORK_PERMISSION = process.allowedNodeEnvironmentFlags.has('--allow-net');

describe('a confined thread', () => {
  it('reads its own files and no others, writes none, starts nothing, and sees no variable of the process', async () => {
    process.env['HEIZPLATZ_SECRET'] = 'x';
    expect(await runRemote(confineThread(release))).toEqual({
      own: 'done',
      foreign: DENIED,
      list: DENIED,
      process: DENIED,
      write: DENIED,
      child: DENIED,
      thread: DENIED,
      variables: ['NODE_ENV'],
    });
    delete process.env['HEIZPLATZ_SECRET'];
  });

  it('connects to nothing where Node can forbid it; elsewhere this stays open', async () => {
    const server = createServer((_, response) => response.writeHead(204).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    writeFileSync(FILE, CALLER);
    const outcome = await runRemote(confineThread(release), Object(server.address()).port);
    writeFileSync(FILE, REMOTE);
    server.close();
    server.closeAllConnections();
    const expected = HAS_NETWORK_PERMISSION ? DENIED : 'done';
    expect(outcome).toEqual({ connect: expected, fetch: expected });
  });

  it('confines nothing but itself', async () => {
    await runRemote(confineThread(release));
    expect(() => writeFileSync(SECRET, 'y')).not.toThrow();
  });
});
