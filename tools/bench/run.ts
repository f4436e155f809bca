import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { isMet, type Metric, type Row } from './metric.ts';

/**
 * `node tools/bench/run.ts [ROW …] [--explain]`: measures every file of rows/ (or those named) and prints one table; a run of
 * all writes bench/results.json. Load goes to 127.0.0.1 only, bounded in count and time.
 */
const targets = process.argv.slice(2).filter((term) => !term.startsWith('--'));
const folder = join(import.meta.dirname, 'rows');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const unknown = targets.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown row ${unknown.join(', ')}. Rows: ${names.join(', ')}`);
  process.exit(2);
}

const metrics: Metric[] = [];
for (const name of names.filter((one) => targets.length === 0 || targets.includes(one))) {
  console.error(`· ${name} …`);
  try {
    const { row }: { row: Row } = await import(join(folder, `${name}.ts`));
    metrics.push(...(await row()));
  } catch (error) {
    // The others were measured at some cost, and are worth showing.
    console.error(`Cannot measure ${name}:`, error);
    process.exitCode = 1;
  }
}

const toVerdict = (met: boolean | null) => (met === null ? '' : met ? 'met' : 'missed');
const getTarget = ({ target }: Metric) =>
  !target ? '' : 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

console.table(
  metrics.map((metric) => ({
    what: metric.name,
    against: metric.against,
    value: `${rounded(metric.value)} ${metric.unit}`,
    target: getTarget(metric),
    result: toVerdict(isMet(metric)),
    note: metric.note,
  })),
);
// A run of some rows only would overwrite the metrics of all.
if (targets.length === 0) {
  mkdirSync(join(ROOT, 'bench'), { recursive: true });
  const results = metrics.map((metric) => ({ ...metric, value: rounded(metric.value), met: isMet(metric) }));
  writeFileSync(
    join(ROOT, 'bench/results.json'),
    `${JSON.stringify({ measuredAt: new Date().toISOString(), node: process.version, metrics: results }, null, 2)}\n`,
  );
}
