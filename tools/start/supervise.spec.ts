import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Begin } from './supervise.ts';
import { supervise } from './supervise.ts';

/** A process that the test ends; each start is reported to `started`. */
function fakeProcess() {
  const exits: ((code: number | null) => void)[] = [];
  const refusals: Error[] = [];
  const waiting: (() => void)[] = [];
  let stops = 0;
  const begin: Begin = async (onExit, signal) => {
    signal.throwIfAborted();
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    exits.push(onExit);
    waiting.shift()?.();
    return {
      stop: async () => {
        stops += 1;
        onExit(0);
      },
    };
  };
  return {
    begin,
    refuse: (...errors: Error[]) => refusals.push(...errors),
    /** Ends the running one; resolves when the next has started. */
    endAndAwaitNext: async (code: number | null) => {
      const next = new Promise<void>((done) => waiting.push(done));
      exits.at(-1)?.(code);
      await next;
      await nextTurn();
    },
    starts: () => exits.length,
    stops: () => stops,
  };
}

const quick = (lines: string[]) => ({
  say: (text: string) => void lines.push(text),
  firstDelayMs: 1,
  longestDelayMs: 8,
});

describe('a supervised process', () => {
  it('is started again when it ends, and says so', async () => {
    const lines: string[] = [];
    const fake = fakeProcess();
    const running = await supervise('API', fake.begin, quick(lines));
    await fake.endAndAwaitNext(null);
    await fake.endAndAwaitNext(7);
    expect(fake.starts()).toBe(3);
    expect(lines).toEqual([
      'API exited (signal); restarting it in 0.00 s.',
      expect.stringMatching(/^API is running again after \d/),
      'API exited (7); restarting it in 0.00 s.',
      expect.stringMatching(/^API is running again after \d/),
    ]);
    await running.stop();
    expect(fake.stops()).toBe(1);
    expect(fake.starts()).toBe(3);
  });

  it('is tried again, ever later, while it does not start', async () => {
    const lines: string[] = [];
    const fake = fakeProcess();
    const running = await supervise('API', fake.begin, quick(lines));
    fake.refuse(...['1', '2', '3', '4', '5'].map((text) => new Error(`API did not start (${text}).`)));
    await fake.endAndAwaitNext(1);
    expect(lines.filter((text) => text.startsWith('API did not start'))).toEqual([
      'API did not start (1). Trying again in 0.00 s.',
      'API did not start (2). Trying again in 0.00 s.',
      'API did not start (3). Trying again in 0.01 s.',
      'API did not start (4). Trying again in 0.01 s.',
      'API did not start (5). Trying again in 0.01 s.',
    ]);
    await running.stop();
  });

  it('begins with a short wait again after it ran for a while', async () => {
    const lines: string[] = [];
    const fake = fakeProcess();
    const running = await supervise('API', fake.begin, {
      ...quick(lines),
      firstDelayMs: 20,
      longestDelayMs: 80,
      calmMs: 0,
    });
    await fake.endAndAwaitNext(1);
    await fake.endAndAwaitNext(1);
    expect(lines.filter((text) => text.includes('restarting'))).toEqual([
      'API exited (1); restarting it in 0.02 s.',
      'API exited (1); restarting it in 0.02 s.',
    ]);
    await running.stop();
  });

  it('must start the first time', async () => {
    const fake = fakeProcess();
    fake.refuse(new Error('API did not start (2).'));
    await expect(supervise('API', fake.begin, quick([]))).rejects.toThrow('API did not start (2).');
  });

  it('is not started again once it is to stop, though it waits for its next try', async () => {
    const lines: string[] = [];
    const fake = fakeProcess();
    const running = await supervise('API', fake.begin, { ...quick(lines), firstDelayMs: 60_000 });
    const first = fake.starts();
    // Ends without a request: the next start is a minute away.
    void fake.endAndAwaitNext(1);
    await nextTurn();
    await running.stop();
    expect(fake.starts()).toBe(first);
  });
});
