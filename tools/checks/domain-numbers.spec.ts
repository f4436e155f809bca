import { lintPlanted } from './lint-planted';

const exporting = (code: string): string => `export const planted = ${code};\n`;

const REFUSED = [
  ['a country compared', exporting('(countryId: number) => countryId === 3')],
  ['a field compared', exporting('(order: { countryId: number }) => order.countryId !== 3')],
  ['a request compared', exporting('(body: { CountryId: number }) => body.CountryId === 1')],
  ['a product group compared', exporting('(productGroupId: number) => productGroupId === 10')],
  ['the id of a group compared', exporting('(group: { id: number }) => group.id === 3')],
  ['the id of a site compared', exporting('(site: { id: number }) => site.id !== 1')],
  [
    'a switch',
    exporting("(countryId: number) => { switch (countryId) { case 1: return 'de'; default: return 'at'; } }"),
  ],
  ['a country with a name', 'export const SWITZERLAND = 3;\n'],
  ['a list of countries', 'export const COUNTRIES = [1, 2];\n'],
  ['a typed list of countries', 'export const OUR_COUNTRIES = [1, 2, 3] as const satisfies readonly number[];\n'],
  ['a set of groups', 'export const LIQUID_GROUPS = new Set([1, 2, 5]);\n'],
  ['a list of groups', 'export const PRODUCT_GROUPS_OF_WOOD: readonly number[] = [3, 4];\n'],
  ['digits as a pattern', exporting('/^\\d{4,5}$/')],
  ['digits as a number', exporting('(isGerman: boolean) => (isGerman ? 5 : 4)')],
] as const;
const ALLOWED = [
  ['a count compared', exporting('(count: number) => count === 3')],
  ['a country compared with another', exporting('(countryId: number, own: number) => countryId === own')],
  ['a list of steps', 'export const STEPS = [1, 2, 3];\n'],
] as const;
const FILES = [
  'libs/api/ordering/src/order/planted.ts',
  'apps/support/src/planted.tsx',
  'libs/order-ui/src/planted.ts',
];

describe('numbers of countries and product groups', () => {
  const planted = [
    ...FILES.flatMap((file) => REFUSED.map(([what, code]) => [file, what, code] as const)),
    ...ALLOWED.map(([what, code]) => [FILES[0] ?? '', what, code] as const),
  ];
  let broken: string[][];

  beforeAll(() => {
    broken = lintPlanted(planted.map(([file, , code]) => [file, code] as const));
  }, 120_000);

  const findBroken = (file: string, what: string) =>
    broken[planted.findIndex(([plantedFile, plantedWhat]) => plantedFile === file && plantedWhat === what)];

  it.each(FILES.flatMap((file) => REFUSED.map(([what]) => [what, file] as const)))(
    'are refused: %s in %s',
    (what, file) => expect(findBroken(file, what)).toContain('no-restricted-syntax'),
  );

  it.each(ALLOWED)('are not: %s', (what) =>
    expect(findBroken(FILES[0] ?? '', what)).not.toContain('no-restricted-syntax'),
  );
});
