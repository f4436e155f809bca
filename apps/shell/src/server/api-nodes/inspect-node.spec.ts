/** @jest-environment node */
import { once } from 'node:events';
import { setImmediate as immediately, setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inspectNode } from './inspect-node';

/** Answers after `answerMs`, on a thread of its own: this one may stand still meanwhile. */
const NODE = `
  const { parentPort, workerData: { answerMs, status } } = require('node:worker_threads');
  require('node:http')
    .createServer((_, response) => setTimeout(() => response.writeHead(status).end(), answerMs))
    .listen(0, '127.0.0.1', function () { parentPort.postMessage(this.address().port); });
`;

let node: Worker;
afterEach(async () => void (await node.terminate()));

async function start(workerData: { answerMs: number; status: number }): Promise<string> {
  node = new Worker(NODE, { eval: true, workerData });
  const [port] = await once(node, 'message');
  return `http://127.0.0.1:${port}`;
}

describe('a node', () => {
  it.each([
    [200, 'ready'],
    [503, 'draining'],
  ])('that responds with %d is %s', async (status, health) => {
    expect(await inspectNode(await start({ answerMs: 0, status }))).toBe(health);
  });

  it('that does not respond in time is gone', async () => {
    const url = await start({ answerMs: 60_000, status: 200 });
    expect(await inspectNode(url)).toBe('gone');
  });

  it('that has responded while this thread computed is ready', async () => {
    const url = await start({ answerMs: 50, status: 200 });
    const found = inspectNode(url);
    // The request is under way.
    await delay(20);
    // Due timers come next after what an immediate does.
    await immediately();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);
    expect(await found).toBe('ready');
  });
});
