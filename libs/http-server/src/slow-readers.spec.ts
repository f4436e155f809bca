import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import * as v from 'valibot';
import { getHttpLimits, HttpEnvironment } from './http-limits';
import { createReaderWatch } from './slow-readers';

const LIMITS = { ...getHttpLimits(v.parse(v.object(HttpEnvironment), {})), spanMs: 1000, leastRate: 1000 };

/** A connection whose counts the test sets, since no peer can be told what it takes from its system's buffers. */
class Counts extends EventEmitter {
  writableLength = 0;
  bytesWritten = 0;
  isEnded = false;
  destroy(): void {
    this.isEnded = true;
  }
}

function watch() {
  const counts = new Counts();
  const readers = createReaderWatch(LIMITS);
  readers.add(counts as unknown as Socket);
  const write = (bytes: number) => {
    counts.writableLength += bytes;
    counts.bytesWritten += bytes;
  };
  const read = (bytes: number) => (counts.writableLength -= bytes);
  const isEndedAt = (nowMs: number) => {
    readers.check(nowMs);
    return counts.isEnded;
  };
  return { write, read, isEndedAt };
}

it('a backlog has a span and the time of the least rate', () => {
  const { write, isEndedAt } = watch();
  write(2000);
  expect([0, 2999, 3001].map(isEndedAt)).toEqual([false, false, true]);
});

it('a long download that goes on is never ended', () => {
  const { write, read, isEndedAt } = watch();
  write(2000);
  for (let nowMs = 0; nowMs < 100_000; nowMs += 1000) {
    expect(isEndedAt(nowMs)).toBe(false);
    read(1500);
    write(1500);
  }
});

it('whoever has read everything may be idle', () => {
  const { write, read, isEndedAt } = watch();
  write(2000);
  expect(isEndedAt(0)).toBe(false);
  read(2000);
  expect(isEndedAt(50_000)).toBe(false);
  write(10);
  expect([60_000, 60_900, 61_100].map(isEndedAt)).toEqual([false, false, true]);
});
