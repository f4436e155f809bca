/** @jest-environment node */
import { once } from 'node:events';
import { setImmediate as immediately } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inspectNode } from './inspect-node';

/** Answers on a thread of its own, so that this one may stand still meanwhile, and notes it in `answered`. */
const NODE = `
  const { parentPort, workerData: { status, answered } } = require('node:worker_threads');
  const note = () => { Atomics.store(answered, 0, 1); Atomics.notify(answered, 0); };
  require('node:http')
    .createServer((_, response) => {
      parentPort.postMessage('asked');
      if (status === null) return;
      response.once('finish', note).writeHead(status).end();
    })
    .listen(0, '127.0.0.1', function () { parentPort.postMessage(this.address().port); });
`;

let node: Worker;
let answered: Int32Array;
/** The time limit, which is due when a test says so. */
let limit: () => void;
beforeEach(() => {
  const setTimer = globalThis.setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((action: () => void, ms) => {
    if (ms !== 600) return setTimer(action, ms);
    limit = action;
    return setTimer(() => undefined);
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await node.terminate();
});

/** A node that responds at once, or never. */
async function start(status: number | null): Promise<string> {
  answered = new Int32Array(new SharedArrayBuffer(4));
  node = new Worker(NODE, { eval: true, workerData: { status, answered } });
  const [port] = await once(node, 'message');
  return `http://127.0.0.1:${port}`;
}

describe('a node', () => {
  it.each([
    [200, 'ready'],
    [503, 'draining'],
  ])('that responds with %d is %s', async (status, health) => {
    expect(await inspectNode(await start(status))).toBe(health);
  });

  it('that does not respond in time is gone', async () => {
    const found = inspectNode(await start(null));
    await once(node, 'message');
    limit();
    expect(await found).toBe('gone');
  });

  it('that has responded while this thread computed is ready', async () => {
    const found = inspectNode(await start(200));
    await once(node, 'message');
    // Due timers come next after what an immediate does.
    await immediately();
    // Until the response is out: nothing of it was read here, and the time is over.
    Atomics.wait(answered, 0, 0);
    limit();
    expect(await found).toBe('ready');
  });
});
