import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { type ThreadState, watchHeartbeat } from './watch-heartbeat.ts';

const RUNNING = { isStopped: false, starvedMs: 0 };

/** A watched child; `state` is what the kernel says of it from now on. */
function watchFake() {
  const fake = { state: RUNNING as ThreadState | undefined };
  const kill = jest.fn((_signal: string) => true);
  const child = Object.assign(new EventEmitter(), { pid: 1234, kill });
  const onStall = jest.fn();
  watchHeartbeat(child as EventEmitter as ChildProcess, { onStall, readState: () => fake.state });
  return {
    fake,
    kill,
    onStall,
    beat: (kind: string) => child.emit('message', { kind }),
    end: () => child.emit('exit'),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a child is ended when its beats stay out for two seconds after the last that was due, and not before', () => {
  const { kill, onStall, beat } = watchFake();
  beat('alive');
  jest.advanceTimersByTime(2000);
  expect(kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(250);
  expect(kill.mock.calls).toEqual([['SIGKILL']]);
  jest.advanceTimersByTime(60_000);
  expect(onStall.mock.calls).toEqual([[2250]]);
});

it('a child that beats, that has not begun to, that a debugger may hold or that ended is left alone', () => {
  const [beating, starting, inspected, ended] = [watchFake(), watchFake(), watchFake(), watchFake()];
  for (const { beat } of [beating, inspected, ended]) beat('alive');
  inspected.beat('inspected');
  ended.end();
  for (let second = 0; second < 60; second += 1) {
    beating.beat('alive');
    jest.advanceTimersByTime(1000);
  }
  for (const { kill } of [beating, starting, inspected, ended]) expect(kill).not.toHaveBeenCalled();
});

it('a child that was debugged is watched again', () => {
  const { kill, beat } = watchFake();
  beat('inspected');
  jest.advanceTimersByTime(60_000);
  beat('alive');
  jest.advanceTimersByTime(2250);
  expect(kill).toHaveBeenCalledTimes(1);
});

it('the time in which a child is stopped does not count', () => {
  const { fake, kill, beat } = watchFake();
  beat('alive');
  jest.advanceTimersByTime(1000);
  fake.state = { ...RUNNING, isStopped: true };
  jest.advanceTimersByTime(60_000);
  fake.state = RUNNING;
  jest.advanceTimersByTime(1000);
  expect(kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(250);
  expect(kill).toHaveBeenCalledTimes(1);
});

it('the time in which a child waits for a processor does not count', () => {
  const { fake, kill, beat } = watchFake();
  beat('alive');
  for (let starvedMs = 225; starvedMs <= 225 * 4 * 20; starvedMs += 225) {
    fake.state = { ...RUNNING, starvedMs };
    jest.advanceTimersByTime(250);
  }
  // A tenth of twenty seconds is its own.
  expect(kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  expect(kill).toHaveBeenCalledTimes(1);
});

it('the time in which nothing ran here either, as in a machine that sleeps, does not count', () => {
  const { kill, beat } = watchFake();
  beat('alive');
  jest.advanceTimersByTime(1000);
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 3_600_000);
  jest.advanceTimersByTime(250);
  expect(kill).not.toHaveBeenCalled();
  clock.mockRestore();
});

it.each([undefined, RUNNING])(
  'a child whose thread state is %j is ended when its draining takes over 25 seconds',
  (state) => {
    const { fake, kill, beat } = watchFake();
    fake.state = state;
    beat('alive');
    beat('draining');
    jest.advanceTimersByTime(24_900);
    expect(kill).not.toHaveBeenCalled();
    jest.advanceTimersByTime(250);
    expect(kill).toHaveBeenCalledTimes(1);
  },
);
