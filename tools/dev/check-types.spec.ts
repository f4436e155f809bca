import { collectErrors } from './check-types';

it('tells all errors of a pass when the pass is over, and none once they are mended', () => {
  const passes: (readonly string[])[] = [];
  const take = collectErrors((errors) => passes.push(errors));
  const lines = `10:00:00 - Starting compilation in watch mode...

apps/order/src/a.tsx(3,5): error TS2322: Type 'string' is not assignable to type 'number'.
  The expected type comes from property 'amount'
libs/ui/src/b.ts(1,1): error TS6133: 'c' is declared but never used.
10:00:09 - Found 2 errors. Watching for file changes.
10:00:20 - File change detected. Starting incremental compilation...
10:00:21 - Found 0 errors. Watching for file changes.`;
  lines.split('\n').forEach(take);
  expect(passes).toEqual([
    [
      "apps/order/src/a.tsx(3,5): error TS2322: Type 'string' is not assignable to type 'number'.\n  The expected type comes from property 'amount'",
      "libs/ui/src/b.ts(1,1): error TS6133: 'c' is declared but never used.",
    ],
    [],
  ]);
});
