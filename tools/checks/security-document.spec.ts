import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const named = [...readFileSync(join(ROOT, 'docs/security.md'), 'utf8').matchAll(/`([\w./-]+\.spec\.tsx?)`/g)].map(
  ([, path = '']) => path,
);

it('the security document names tests', () => {
  expect(named.length).toBeGreaterThan(40);
});

it.each([...new Set(named)])('%s exists', (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
});
