import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/workspace.ts';
import { compareMetrics } from './compare.ts';
import { getMachine, keepResults, readKeptResults, round } from './kept-results.ts';
import { formatLimit, isMet, type Metric, type Row } from './metric.ts';

/**
 * `npm run bench -- [ROW …] [--quick] [--compare] [--keep] [--explain]`: measures every file of rows/ (or those
 * named; the quick ones) and prints one table; a run of all writes bench/results.json. `--compare` exits with 1 when a
 * metric is worse than the kept one beyond its noise; `--keep` keeps the results in git. Load goes to 127.0.0.1 only,
 * bounded in count and time.
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
  },
});

/** Less than a minute together, and as good on a busy machine: bytes, and CPU time measured in turn. */
const QUICK_ROWS: readonly string[] = ['bytes', 'cpu'];

const folder = join(import.meta.dirname, 'rows');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown row ${unknown.join(', ')}. Rows: ${names.join(', ')}`);
  process.exit(2);
}
const isAll = positionals.length === 0 && !flags.quick;
const chosen = flags.quick ? [...QUICK_ROWS, ...positionals] : positionals;

const measured = new Map<string, readonly Metric[]>();
for (const name of names.filter((one) => isAll || chosen.includes(one))) {
  console.error(`· ${name} …`);
  try {
    const { row }: { row: Row } = await import(join(folder, `${name}.ts`));
    measured.set(name, await row());
  } catch (error) {
    // The others were measured at some cost, and are worth showing.
    console.error(`Cannot measure ${name}:`, error);
    process.exitCode = 1;
  }
}

const toVerdict = (met: boolean | null) => (met === null ? '' : met ? 'met' : 'missed');
const metrics = [...measured.values()].flat();
console.table(
  metrics.map((metric) => ({
    what: metric.name,
    against: metric.against,
    value: `${round(metric.value)} ${metric.unit}`,
    target: metric.target ? formatLimit(metric.target) : '',
    result: toVerdict(isMet(metric)),
    note: metric.note,
  })),
);
// A run of some rows only would overwrite the metrics of all.
if (isAll) {
  mkdirSync(join(ROOT, 'bench'), { recursive: true });
  const results = metrics.map((metric) => ({ ...metric, value: round(metric.value), met: isMet(metric) }));
  writeFileSync(
    join(ROOT, 'bench/results.json'),
    `${JSON.stringify({ measuredAt: new Date().toISOString(), node: process.version, metrics: results }, null, 2)}\n`,
  );
}
if (flags.compare && compareWithKept()) process.exitCode = 1;
if (flags.keep) keepResults(measured, new Date());

/** Prints what changed since the kept results; returns whether anything got worse. */
function compareWithKept(): boolean {
  const kept = readKeptResults();
  const comparisons = [...measured].flatMap(([name, now]) => compareMetrics(now, kept[name]?.metrics ?? []));
  const percent = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 1000) / 10)} %`;
  console.table(
    comparisons.map(({ name, kept: before, value, change, tolerance, isWorse }) => ({
      metric: name,
      kept: before,
      now: round(value),
      'better by': percent(change),
      noise: `${tolerance * 100} %`,
      result: isWorse ? 'WORSE' : '',
    })),
  );
  const machines = new Set([...measured.keys()].flatMap((name) => kept[name]?.machine ?? []));
  console.log(`Kept on: ${[...machines].join('; ') || 'nothing is kept'}. This machine: ${getMachine()}.`);
  for (const { name } of comparisons.filter(({ isWorse }) => isWorse)) console.error(`Worse than kept: ${name}`);
  return comparisons.some(({ isWorse }) => isWorse);
}
