import type { StatsError } from 'webpack';
import { problemsIn } from './problems-in';

const stats = (errors: Partial<StatsError>[]) => ({
  toJson: () => ({ errors: errors.map((error) => ({ message: '', ...error })) }),
});

it('names the place and the error once, without colours and the frames of packages', () => {
  const error = {
    moduleName: './apps/order/src/a.tsx',
    loc: '3:5',
    message: '\u001b[31mUnexpected token\u001b[0m\n    at run (/x/node_modules/webpack/lib/a.js:1:1)\n  3 | <a>',
  };
  const other = { message: "there is no chunk 'routes'" };
  expect(problemsIn([stats([error]), stats([error, other])])).toEqual([
    './apps/order/src/a.tsx 3:5\nUnexpected token\n  3 | <a>',
    "there is no chunk 'routes'",
  ]);
});
