import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatLimit } from './metric.ts';
import { LIMITS } from './limits.ts';

const DOCUMENT = readFileSync(join(__dirname, '../../docs/performance.md'), 'utf8');
const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const lines = DOCUMENT.split('\n').filter((line) => line.startsWith('| '));
/** '2,000 ms' is 2000. */
const documented = new Map(lines.map(cells).map(([, what = '', , , limit = '']) => [what, limit.replaceAll(',', '')]));

const rows = readdirSync(join(__dirname, 'rows')).filter((file) => file.endsWith('.ts'));

describe('docs/performance.md', () => {
  it.each(Object.entries(LIMITS))('has the limit of %s', (what, limit) =>
    expect(documented.get(what)?.match(/^[≥≤] [\d.]+/)?.[0]).toBe(formatLimit(limit)),
  );

  it('fits on two screens, and no cell is a paragraph', () => {
    expect(DOCUMENT.split('\n').length).toBeLessThanOrEqual(110);
    const words = lines.flatMap(cells).map((cell) => cell.split(/\s+/).length);
    expect(Math.max(...words)).toBeLessThanOrEqual(60);
  });
});

it.each(rows)('%s takes its targets from the limits', (file) => {
  const source = readFileSync(join(__dirname, 'rows', file), 'utf8');
  expect(source.match(/\bat(?:Least|Most): *[\d.]+/g) ?? []).toEqual([]);
});

it.each(rows)('%s has at most 120 lines', (file) => {
  const source = readFileSync(join(__dirname, 'rows', file), 'utf8');
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});
