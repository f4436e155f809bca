import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

async function runRemote(options: ReturnType<typeof confineThread>): Promise<unknown> {
  const thread = new Worker(FILE, { ...options, workerData: { secret: SECRET } });
  const [outcome] = await once(thread, 'message');
  await thread.terminate();
  return outcome;
}

const DENIED = 'ERR_ACCESS_DENIED';

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

  it('confines nothing but itself', async () => {
    await runRemote(confineThread(release));
    expect(() => writeFileSync(SECRET, 'y')).not.toThrow();
  });
});
