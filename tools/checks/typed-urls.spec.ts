import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_SEGMENTS } from '@heizplatz/routes';
import { lintPlanted } from './lint-planted';

const ROOT = join(__dirname, '../..');

const PATHS = `export const planted = (id: string) => [
  '/support/kunden',
  \`/bestellung/\${id}\`,
  \`/\${id}/angebotsliste?a=1\`,
  \`/kunde\`,
  { href: '/news?seite=2' },
];\n`;
const SIMILAR = "export const similar = ['/api/news', '/newsletter', '/supporters'];\n";

const REFUSED = [
  'apps/order/src/routes.tsx',
  'apps/shell/src/chrome/paths.ts',
  'libs/api/ordering/src/order-links/order-address.ts',
  'apps/api/src/app.ts',
];
const ALLOWED = [
  ['words that begin alike', 'apps/order/src/routes.tsx', SIMILAR],
  ['a spec', 'apps/order/src/routes.spec.tsx', PATHS],
  ['libs/routes', 'libs/routes/src/order-pages.ts', PATHS],
] as const;

describe('page paths as texts', () => {
  let refusals: number[];

  beforeAll(() => {
    const planted = [
      ...REFUSED.map((file) => [file, PATHS] as const),
      ...ALLOWED.map(([, file, code]) => [file, code] as const),
    ];
    refusals = lintPlanted(planted).map((broken) => broken.filter((rule) => rule === 'no-restricted-syntax').length);
  }, 120_000);

  it.each(REFUSED)('are refused in %s', (file) => expect(refusals[REFUSED.indexOf(file)]).toBe(5));

  it.each(ALLOWED)('%s may have', (_, file, code) => {
    const index = REFUSED.length + ALLOWED.findIndex((allowed) => allowed[1] === file && allowed[2] === code);
    expect(refusals[index]).toBe(0);
  });
});

const rules = readFileSync(join(ROOT, '.eslintrc.json'), 'utf8');

it('the rule names what the pages begin with', () => {
  const lists = [...rules.matchAll(/u002F\(\?:([^)]+)\)/g)].map(([, list = '']) => list.split('|'));
  expect(lists).toEqual([FIRST_SEGMENTS, FIRST_SEGMENTS]);
});

it('the rule leaves out what types a visitor’s addresses, and nothing that ships', () => {
  const { overrides } = JSON.parse(rules) as { overrides: { excludedFiles?: string[]; rules: object }[] };
  const [ours] = overrides.filter((override) => JSON.stringify(override.rules).includes('agb|anfrage'));
  expect(ours?.excludedFiles).toEqual([
    'libs/routes/**/*.ts',
    'libs/testing/**/*.ts',
    'libs/testing/**/*.tsx',
    '**/*.spec.ts',
    '**/*.spec.tsx',
    '**/testing/**/*.ts',
    '**/testing/**/*.tsx',
    '**/demo/**/*.ts',
    'apps/e2e/**/*.ts',
    'tools/**/*.ts',
  ]);
});
