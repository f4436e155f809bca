import { parseArgs } from 'node:util';
import { getAreas } from './get-areas.ts';
import { AREA_NAMES, MUTATION_AREAS } from './areas.ts';
import { mutate } from './mutate.ts';
import { printScores } from './print-scores.ts';

/**
 * `npm run test:mutation [AREA…]`: mutates the rules of these areas (all without one) and runs their specs on each
 * mutant; fails when an area's specs detect less than 90 %. `--file PATH`, repeatable, instead of areas: in these
 * files alone (`npm run validate -- --mutation`). `--concurrency 1` on a machine that others use too.
 */
const { values, positionals } = parseArgs({
  options: { file: { type: 'string', multiple: true }, concurrency: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !AREA_NAMES.some((area) => area === name));
if (unknown.length > 0) {
  console.error(`Unknown area ${unknown.join(', ')}. Areas: ${AREA_NAMES.join(', ')}.`);
  process.exit(1);
}
const named = AREA_NAMES.filter((name) => positionals.length === 0 || positionals.includes(name));
const chosen = values.file ? getAreas(values.file) : named.map((name) => [name, MUTATION_AREAS[name]] as const);
const scores = [];
for (const [name, area] of chosen) scores.push(await mutate(name, area, Number(values.concurrency)));
process.exitCode = printScores(scores) ? 0 : 1;
