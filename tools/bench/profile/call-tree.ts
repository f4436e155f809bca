import type { Profiler } from 'node:inspector';

/** A function as its callers reach it; times in microseconds. */
export interface Call {
  readonly name: string;
  /** What it belongs to: a library, a folder of ours, or the engine. */
  readonly owner: string;
  selfMicros: number;
  totalMicros: number;
  readonly calls: Map<string, Call>;
}

export interface Frame {
  readonly name: string;
  readonly owner: string;
}

const createCall = ({ name, owner }: Frame): Call => ({
  ...{ name, owner, selfMicros: 0, totalMicros: 0 },
  calls: new Map(),
});

/** A profile's samples as one tree of calls; the engine's idle time is left out. */
export function toCallTree(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  nameFrame: (frame: Profiler.ProfileNode['callFrame']) => Frame,
): Call {
  const micros = new Map<number, number>();
  for (const [index, id] of samples.entries()) micros.set(id, (micros.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const root = createCall({ name: 'all', owner: 'all' });
  const add = (node: Profiler.ProfileNode, call: Call): void => {
    call.selfMicros += micros.get(node.id) ?? 0;
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (!child || child.callFrame.functionName === '(idle)') continue;
      const frame = nameFrame(child.callFrame);
      const key = `${frame.owner} ${frame.name}`;
      const known = call.calls.get(key) ?? createCall(frame);
      call.calls.set(key, known);
      add(child, known);
    }
  };
  const [first] = nodes;
  if (first) add(first, root);
  sumUp(root);
  return root;
}

function sumUp(call: Call): number {
  call.totalMicros = call.selfMicros;
  for (const child of call.calls.values()) call.totalMicros += sumUp(child);
  return call.totalMicros;
}

/** Self time by whatever names a call, the largest first. */
export function groupSelfTime(root: Call, by: (call: Call) => string): [name: string, micros: number][] {
  const sums = new Map<string, number>();
  const add = (call: Call): void => {
    const name = by(call);
    sums.set(name, (sums.get(name) ?? 0) + call.selfMicros);
    for (const child of call.calls.values()) add(child);
  };
  add(root);
  return [...sums].sort(([, a], [, b]) => b - a);
}
