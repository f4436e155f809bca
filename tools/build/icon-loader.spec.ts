import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import iconLoader from './icon-loader';
import { iconRule } from './module-rules';
import { ROOT } from './workspace';

const SOURCE = readFileSync(join(ROOT, 'libs/ui/src/marks/icon-paths.ts'), 'utf8');
const load = (used: readonly string[]): string => iconLoader.call({ getOptions: () => ({ used }) } as never, SOURCE);
const namesIn = (source: string): string[] =>
  [...source.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name]) => name ?? '');

test('icons that are not named fall away, of one line and of two', () => {
  expect(namesIn(load(['check', 'settings']))).toEqual(['check', 'settings']);
  expect(load(namesIn(SOURCE))).toBe(SOURCE);
});

test.each(['shell', 'public', 'order', 'account', 'support'])('%s has each icon that its code names', (app) => {
  const { used } = iconRule(app).options as { used: readonly string[] };
  expect(used).toEqual(expect.arrayContaining(['check', 'cross', 'chevron-down', 'alert']));
});
