import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const specsIn = (document: string): string[] =>
  [...readFileSync(join(ROOT, 'docs', document), 'utf8').matchAll(/`([\w./-]+\.spec\.tsx?)`/g)].map(
    ([, path = '']) => path,
  );
const named = [...specsIn('security.md'), ...specsIn('threat-model.md')];

it.each([
  ['security.md', 40],
  ['threat-model.md', 20],
])('%s names tests', (document, atLeast) => {
  expect(specsIn(document).length).toBeGreaterThan(atLeast);
});

it.each([...new Set(named)])('%s exists', (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
});

const claims = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));

it.each(claims)('a test stands beside the claim, or it says what is open: %s', (claim) => {
  expect(claim).toMatch(/`[\w./-]+\.spec\.tsx?`|\bOpen: /);
});
