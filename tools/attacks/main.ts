import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../build/workspace.ts';
import { ATTACKS } from './attacks.ts';

/**
 * `npm run test:attacks [-- GROUP…]`: the specs of each group of attacks (all without one), and a table of what was
 * tried, what got through, and how long it took. Fails where one got through, or a group has nothing to run.
 */
const Report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});

interface Outcome {
  readonly name: string;
  readonly tried: number;
  readonly failed: number;
  readonly seconds: number;
}

function runGroup(name: string, specs: readonly string[], folder: string): Outcome {
  const file = join(folder, 'report.json');
  const startedMs = performance.now();
  console.log(`\n${name}`);
  const args = ['-c', 'jest.config.js', '--silent', '--json', '--outputFile', file, ...specs];
  spawnSync('jest', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const report = v.parse(Report, JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const tried = report.numPassedTests + report.numFailedTests;
  return { name, tried, failed, seconds: (performance.now() - startedMs) / 1000 };
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in ATTACKS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Groups: ${Object.keys(ATTACKS).join(', ')}.`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'heizplatz-attacks-'));
const outcomes = Object.entries(ATTACKS)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .map(([name, specs]) => runGroup(name, specs, folder));
rmSync(folder, { recursive: true });
const print = (name: string, tried: number, failed: number, seconds: number) =>
  console.log(
    `${name.padEnd(40)} ${String(tried).padStart(6)} ${String(failed).padStart(6)} ${seconds.toFixed(0).padStart(6)} s`,
  );
console.log(`\n${'attack'.padEnd(40)} ${'tests'.padStart(6)} ${'failed'.padStart(6)}`);
for (const { name, tried, failed, seconds } of outcomes) print(name, tried, failed, seconds);
const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
print(
  'all',
  sum(({ tried }) => tried),
  sum(({ failed }) => failed),
  sum(({ seconds }) => seconds),
);
process.exitCode = outcomes.every(({ tried, failed }) => tried > 0 && failed === 0) ? 0 : 1;
