import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { KeptMetric } from './compare.ts';
import type { Metric } from './metric.ts';

/** In git, unlike bench/results.json: what `--compare` compares with. */
const FILE = join(import.meta.dirname, 'kept-results.json');

/** The results of a row at its last run with `--keep`. */
export interface KeptRow {
  readonly measuredAt: string;
  readonly machine: string;
  readonly node: string;
  readonly metrics: readonly KeptMetric[];
}

export type KeptResults = Readonly<Record<string, KeptRow>>;

export const readKeptResults = (): KeptResults =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as KeptResults) : {};

export const getMachine = (): string => `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`;

/** Replaces the rows that were measured; those of others stay. */
export function keepResults(measured: ReadonlyMap<string, readonly Metric[]>, now: Date): void {
  const rows = [...measured].map(([row, metrics]): [string, KeptRow] => [
    row,
    {
      measuredAt: now.toISOString(),
      machine: getMachine(),
      node: process.version,
      metrics: metrics.map(({ name, against, value, unit }) => ({ name, against, value: round(value), unit })),
    },
  ]);
  const results = Object.entries({ ...readKeptResults(), ...Object.fromEntries(rows) });
  const sorted = results.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** To four digits, whatever the size. */
export const round = (value: number): number => Number(value.toPrecision(4));
