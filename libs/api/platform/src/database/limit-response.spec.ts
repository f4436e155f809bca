import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { limitResponse } from './limit-response';

const LIMIT_MS = 600;
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

it('a response that arrives while this thread computes is in time', async () => {
  const arrived = new Int32Array(new SharedArrayBuffer(4));
  const code = `const { parentPort, workerData } = require('node:worker_threads');
    parentPort.postMessage('here');
    Atomics.store(workerData, 0, 1);
    Atomics.notify(workerData, 0);`;
  const thread = new Worker(code, { eval: true, workerData: arrived });
  const response = limitResponse(once(thread, 'message'), LIMIT_MS);
  // Due timers come next after what an immediate does.
  await nextTurn();
  Atomics.wait(arrived, 0, 0);
  jest.advanceTimersByTime(LIMIT_MS);
  expect(await response).toEqual(['here']);
  await thread.terminate();
});

it('one that does not come is an error after its time', async () => {
  const response = limitResponse(new Promise(() => undefined), LIMIT_MS);
  jest.advanceTimersByTime(LIMIT_MS);
  await expect(response).rejects.toThrow('no response within 600 ms');
});

it('an error is handed on', async () => {
  await expect(limitResponse(Promise.reject(new Error('refused')), LIMIT_MS)).rejects.toThrow('refused');
  expect(jest.getTimerCount()).toBe(0);
});
