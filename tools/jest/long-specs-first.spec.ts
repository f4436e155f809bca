import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface PlannedFile {
  readonly path: string;
}
const LongSpecsFirst = jest.requireActual<{
  new (options: object): { sort: (tests: readonly object[]) => readonly PlannedFile[] };
  readonly LONG_SPECS: readonly string[];
}>('./long-specs-first.cjs');

const plan = (files: Readonly<Record<string, number>>): readonly string[] =>
  new LongSpecsFirst({})
    .sort(
      Object.entries(files).map(([path, size]) => ({
        path,
        context: { config: { cache: false }, hasteFS: { getSize: () => size } },
      })),
    )
    .map(({ path }) => path);

describe('the order of spec files', () => {
  it('begins with those that take long, however short they are', () => {
    const [first = '', second = ''] = LongSpecsFirst.LONG_SPECS.map((file) => `/checkout/${file}`);
    expect(plan({ '/checkout/small.spec.ts': 1, [second]: 2, '/checkout/large.spec.ts': 9, [first]: 1 })).toEqual([
      first,
      second,
      '/checkout/large.spec.ts',
      '/checkout/small.spec.ts',
    ]);
  });

  it.each(LongSpecsFirst.LONG_SPECS)('names %s, which exists', (file) =>
    expect(existsSync(join(__dirname, '../..', file))).toBe(true),
  );
});
