import { lintPlanted } from './lint-planted';

const exporting = (pattern: string): string => `export const planted = ${pattern};\n`;

const SLOW = [
  ['adjacent quantifiers of the same characters', exporting(String.raw`/^\s*(\d[\d\s]*?)\s*(t|kg)?\s*$/`)],
  ['nested quantifiers', exporting(String.raw`/^(?:a+)+$/`)],
  [
    'a run that is tried from each of its characters',
    exporting(String.raw`(text: string) => text.replace(/\/+$/, '')`),
  ],
  ['a pattern that is built of a text', exporting("new RegExp('^(?:a+)+$')")],
  ['a schema', `import * as v from 'valibot';\n\n${exporting(String.raw`v.pipe(v.string(), v.regex(/^(\w+\s?)*$/))`)}`],
] as const;
const LINEAR = [
  ['a run from its first character', exporting(String.raw`(text: string) => text.replace(/(?<!\/)\/+$/, '')`)],
  ['quantifiers of different characters', exporting(String.raw`/^\d+ ?(?:t|kg)?$/`)],
] as const;

const PRODUCTION = [
  'libs/calculator/src/validation/planted.ts',
  'libs/api/ordering/src/order/planted.ts',
  'libs/contract/src/fields/planted.ts',
  'apps/shell/src/server/planted.ts',
  'apps/order/src/planted.tsx',
  'tools/releases/planted.ts',
];

describe('patterns whose time grows faster than the text', () => {
  const planted = [
    ...PRODUCTION.flatMap((file) => SLOW.map(([what, code]) => [file, what, code] as const)),
    ...LINEAR.map(([what, code]) => [PRODUCTION[0] ?? '', what, code] as const),
    ...SLOW.map(([what, code]) => ['libs/calculator/src/planted.spec.ts', what, code] as const),
  ];
  let broken: string[][];

  beforeAll(() => {
    broken = lintPlanted(planted.map(([file, , code]) => [file, code] as const)).map((rules) =>
      rules.filter((rule) => rule.startsWith('regexp/')),
    );
  }, 120_000);

  const findBroken = (file: string, code: string) =>
    broken[planted.findIndex(([plantedFile, , plantedCode]) => plantedFile === file && plantedCode === code)];

  it.each(PRODUCTION.flatMap((file) => SLOW.map(([what, code]) => [what, file, code] as const)))(
    'are refused: %s in %s',
    (_, file, code) => expect(findBroken(file, code)).not.toEqual([]),
  );

  it.each(LINEAR)('are not: %s', (_, code) => expect(findBroken(PRODUCTION[0] ?? '', code)).toEqual([]));

  it.each(SLOW)('specs may have: %s', (_, code) =>
    expect(findBroken('libs/calculator/src/planted.spec.ts', code)).toEqual([]),
  );
});
