/** One event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  /** By the clock. */
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
  readonly args?: {
    readonly data?: { readonly interactionId?: number; readonly type?: string; readonly duration?: number };
  };
}

/** From a visitor's input to the frame that shows its effect. */
export interface Interaction {
  /** Of the event that took longest: 'keydown'. */
  readonly type: string;
  readonly clockMs: number;
  /** Of the page's main thread between input and frame, throttling included: another process does not lengthen it. */
  readonly cpuMs: number;
}

/** Milliseconds of processor that the thread's tasks spent between two times. */
function sumCpu(tasks: readonly TraceEvent[], start: number, end: number): number {
  let micros = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const overlap = Math.min(end, ts + dur) - Math.max(start, ts);
    if (overlap > 0) micros += (tdur * overlap) / dur;
  }
  return micros / 1000;
}

/** The interactions of a trace, in their order, each as its longest event (as 'interaction to next paint' counts). */
export function readInteractions(trace: readonly TraceEvent[]): Interaction[] {
  const longest = new Map<string, TraceEvent>();
  for (const event of trace) {
    const { interactionId = 0 } = event.args?.data ?? {};
    if (event.name !== 'EventTiming' || event.ph !== 'b' || interactionId === 0) continue;
    const key = `${event.pid} ${interactionId}`;
    const known = longest.get(key);
    if (!known || getMs(event) > getMs(known)) longest.set(key, event);
  }
  return [...longest.values()].map((event) => {
    const tasks = trace.filter(({ name, pid, tid }) => name === 'RunTask' && pid === event.pid && tid === event.tid);
    const clockMs = getMs(event);
    return {
      type: event.args?.data?.type ?? '',
      clockMs,
      cpuMs: sumCpu(tasks, event.ts, event.ts + clockMs * 1000),
    };
  });
}

const getMs = ({ args }: TraceEvent): number => args?.data?.duration ?? 0;
