import { readInteractions, type TraceEvent } from './read-interactions.ts';

const MAIN = { pid: 7, tid: 1 };

const timing = (ms: readonly [number, number], interactionId: number, type: string): TraceEvent => ({
  name: 'EventTiming',
  ...{ ph: 'b', ts: ms[0] * 1000, ...MAIN },
  args: { data: { interactionId, type, duration: ms[1] - ms[0] } },
});
const task = (ms: readonly [number, number], cpuMs: number, thread = MAIN): TraceEvent => ({
  name: 'RunTask',
  ...{ ph: 'X', ts: ms[0] * 1000, dur: (ms[1] - ms[0]) * 1000, tdur: cpuMs * 1000 },
  ...thread,
});

describe('readInteractions', () => {
  it('counts the longest event of each interaction, and leaves others out', () => {
    const trace = [
      timing([0, 40], 5, 'pointerdown'),
      timing([0, 90], 5, 'click'),
      timing([100, 130], 6, 'keydown'),
      timing([0, 500], 0, 'mousemove'),
    ];
    expect(readInteractions(trace)).toMatchObject([
      { type: 'click', clockMs: 90 },
      { type: 'keydown', clockMs: 30 },
    ]);
  });

  it('counts the CPU time of the main thread between input and frame', () => {
    const trace = [
      timing([10, 60], 5, 'click'),
      task([0, 20], 10),
      task([30, 50], 4),
      task([30, 50], 19, { pid: 7, tid: 2 }),
      task([70, 90], 20),
    ];
    expect(readInteractions(trace)).toEqual([{ type: 'click', clockMs: 50, cpuMs: 9 }]);
  });
});
