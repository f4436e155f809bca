import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBreakpoints } from './with-breakpoints.ts';
import { ROOT } from './workspace.ts';

const DEFINITIONS = readFileSync(join(ROOT, 'libs/ui/src/styles/breakpoints.css'), 'utf8');

it('writes the widths in the place of their names', () => {
  const source = '@media (--md-up) and (--xl-down) { a { margin: var(--gutter) } }';
  expect(withBreakpoints(source, DEFINITIONS)).toBe(
    '@media (min-width: 768px) and (max-width: 1259.98px) { a { margin: var(--gutter) } }',
  );
});

it('names a breakpoint that is not there', () => {
  expect(() => withBreakpoints('@media (--md) { a { margin: 0 } }', DEFINITIONS)).toThrow('no breakpoint --md in');
});

it('has the widths of rule LAYOUT-01', () => {
  const widths = [...DEFINITIONS.matchAll(/min-width: (\d+)px/g)].map(([, width]) => Number(width));
  expect(widths).toEqual(expect.arrayContaining([576, 768, 992, 1260]));
});

it('no stylesheet has a width of its own in a media query', () => {
  const files = execFileSync('git', ['ls-files', 'apps/**/*.css', 'libs/**/*.css'], { cwd: ROOT, encoding: 'utf8' });
  const own = files
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('/breakpoints.css'))
    .filter((file) => /@media[^{]*width\W+\d/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(own).toEqual([]);
});
