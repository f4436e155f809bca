import { EventEmitter } from 'node:events';
import { drainProcess } from './drain-process.ts';

/** A process that the test sends events to; `exited` resolves with its first exit code. */
function startFake(steps: readonly (() => Promise<unknown>)[]) {
  const error = jest.fn();
  let exit = (_: number): void => undefined;
  const exited = new Promise<number>((resolve) => (exit = resolve));
  const target = Object.assign(new EventEmitter(), { exit: (code: number) => exit(code) });
  drainProcess({ log: { error, info: () => undefined }, steps, target, drainMs: 5000, exceptionDrainMs: 1000 });
  return { target, exited, error };
}

/** A step that lasts until the test ends it. */
function heldStep() {
  let end = (): void => undefined;
  const held = new Promise<void>((resolve) => (end = resolve));
  const step = jest.fn(() => held);
  return { step, end: () => end() };
}

describe('a server that has started', () => {
  it.each(['SIGTERM', 'SIGINT', 'disconnect'])('drains in order on %s, and exits with 0', async (event) => {
    const done: string[] = [];
    const steps = ['first', 'second'].map((name) => async () => done.push(name));
    const { target, exited } = startFake(steps);
    target.emit(event);
    expect(await exited).toBe(0);
    expect(done).toEqual(['first', 'second']);
  });

  it('drains after an exception that nobody catches, logs it and exits with 1', async () => {
    const step = jest.fn(() => Promise.resolve());
    const { target, exited, error } = startFake([step]);
    const err = new Error('thrown by a timer');
    target.emit('uncaughtException', err);
    expect(await exited).toBe(1);
    expect(step).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith({ err }, expect.stringContaining('nobody catches'));
  });

  it('goes on after a rejection that nobody awaits, and logs it', () => {
    const step = jest.fn(() => Promise.resolve());
    const { target, error } = startFake([step]);
    const err = new Error('rejected');
    target.emit('unhandledRejection', err);
    expect(error).toHaveBeenCalledWith({ err }, expect.stringContaining('nobody awaits'));
    expect(step).not.toHaveBeenCalled();
  });

  it('exits with 1 when an exception comes while it drains, and drains to the end', async () => {
    const { step, end } = heldStep();
    const { target, exited } = startFake([step]);
    target.emit('SIGTERM');
    target.emit('uncaughtException', new Error('one'));
    target.emit('uncaughtException', new Error('two'));
    end();
    expect(await exited).toBe(1);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('drains once for SIGINT of the terminal and SIGTERM of its supervisor', async () => {
    const { step, end } = heldStep();
    const { target, exited } = startFake([step]);
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) target.emit(event);
    end();
    expect(await exited).toBe(0);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('ends at once when the same signal comes again', async () => {
    const { target, exited } = startFake([heldStep().step]);
    target.emit('SIGINT');
    target.emit('SIGINT');
    expect(await exited).toBe(1);
  });

  describe('whose step takes too long', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const cases = [
      ['SIGTERM', 5000],
      ['uncaughtException', 1000],
    ] as const;

    it.each(cases)('ends with 1 after %s and %i ms, and not before', async (event, ms) => {
      const { target, exited, error } = startFake([heldStep().step]);
      target.emit(event, new Error('thrown'));
      const late = [expect.anything(), 'requests did not finish in time'];
      jest.advanceTimersByTime(ms - 1);
      expect(error).not.toHaveBeenCalledWith(...late);
      jest.advanceTimersByTime(1);
      expect(error).toHaveBeenCalledWith(...late);
      expect(await exited).toBe(1);
    });
  });

  it('goes on with the next step when one fails', async () => {
    const next = jest.fn(() => Promise.resolve());
    const failing = () => {
      throw new Error('it has no connection');
    };
    const { target, exited, error } = startFake([failing, () => Promise.reject(new Error('late')), next]);
    target.emit('SIGTERM');
    expect(await exited).toBe(0);
    expect(next).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledTimes(2);
  });
});
