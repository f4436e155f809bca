import { mkdirSync, writeFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { join } from 'node:path';
import { ROOT } from '../../build/workspace.ts';
import { groupSelfTime, toCallTree } from './call-tree.ts';
import { drawFlameGraph } from './flame-graph.ts';
import { createFrameNames } from './name-frames.ts';

const OUT = join(ROOT, 'docs/performance');
const MOST_ROWS = 30;

export interface ProfileReport {
  /** Of the flame graph in docs/performance, without its ending. */
  readonly file: string;
  readonly title: string;
  /** What was done meanwhile. */
  readonly note: string;
}

/** Prints self times by owner and by function, and draws the flame graph. */
export function reportProfile(profile: Profiler.Profile, { file, title, note }: ProfileReport): void {
  const root = toCallTree(profile, createFrameNames());
  const percent = (micros: number) => `${((micros / root.totalMicros) * 100).toFixed(1)} %`;
  const show = (rows: readonly [string, number][]) =>
    console.table(rows.slice(0, MOST_ROWS).map(([name, micros]) => ({ name, self: percent(micros) })));
  console.log(`${title}: ${note} while profiled`);
  show(groupSelfTime(root, ({ owner }) => owner));
  show(groupSelfTime(root, ({ owner, name }) => `${owner} ${name}`));
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, `${file}.svg`), drawFlameGraph(root, title));
}
