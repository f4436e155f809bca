import { globSync } from 'node:fs';
import { join } from 'node:path';
import { AREA_NAMES, MUTATION_AREAS } from './areas';
import { getAreas } from './get-areas';
import { toPercent, getScore } from './score';

const ROOT = join(__dirname, '../..');

describe.each(AREA_NAMES)('the area %s', (name) => {
  const { mutate, specs }: { mutate: readonly string[]; specs: readonly string[] } = MUTATION_AREAS[name];

  it.each([...specs, ...mutate.filter((glob) => !glob.startsWith('!'))])('finds files by %s', (glob) =>
    expect(globSync(glob, { cwd: ROOT }).length).toBeGreaterThan(0),
  );
});

describe('changed files', () => {
  it('are mutated where an area has them, and nothing else of it', () => {
    const changed = [
      'libs/api/catalog/src/goods/vat-on.ts',
      'libs/calculator/src/groups/unit-price.ts',
      'apps/api/src/app.ts',
    ];
    expect(getAreas(changed).map(([name, { mutate }]) => [name, mutate])).toEqual([
      ['calculator', ['libs/calculator/src/groups/unit-price.ts']],
      ['vat', ['libs/api/catalog/src/goods/vat-on.ts']],
    ]);
  });

  it.each([
    'libs/calculator/src/deleted.ts',
    'libs/calculator/src/validation/validate.spec.ts',
    'libs/calculator/src/index.ts',
    'libs/calculator/src/testing/x.ts',
  ])('leave out %s', (file) => expect(getAreas([file])).toEqual([]));
});

it('a score counts what was reached by no spec as unnoticed, and leaves out what changes nothing', () => {
  const states = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'] as const;
  const score = getScore(states.map((status) => ({ status })));
  expect(score).toEqual({ noticed: 3, survived: 2, excused: 1 });
  expect(toPercent(score)).toBe(60);
  expect(toPercent({ noticed: 0, survived: 0 })).toBe(100);
});
