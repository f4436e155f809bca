import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintPlanted } from './lint-planted';

const ROOT = join(__dirname, '../..');

type Planted = readonly [what: string, file: string, code: string];

const importing = (name: string): string => `import { used } from '${name}';\n\nexport const planted = used;\n`;
const exporting = (code: string): string => `export const planted = ${code};\n`;

const COUNTRY = 'libs/country/src/sites.ts';
const COUNTRY_SPEC = 'libs/country/src/sites.spec.ts';
const CONTRACT = 'libs/contract/src/calls.ts';
const CALCULATOR = 'libs/calculator/src/groups.ts';
const BUTTON = 'libs/ui/src/button.tsx';
const OFFERS = 'apps/order/src/routes.tsx';
const OFFERS_SPEC = 'apps/order/src/routes.spec.tsx';
const BROWSER = 'apps/shell/src/browser/planted.ts';
const PRICING = 'libs/api/pricing/src/price-book/price-book.ts';
const ORDERING = 'libs/api/ordering/src/order/order.ts';
const FINANCE = 'libs/api/finance/src/statistics/forecast.ts';
const PARTNERS = 'libs/api/partners/src/index.ts';

const LONG = `() => {\n${"  used('line');\n".repeat(50)}}`;

/** What ESLint's and Nx's own rules refuse. */
const REFUSED: Readonly<Record<string, readonly Planted[]>> = {
  '@nx/enforce-module-boundaries': [
    ['a core lib the server half of react-dom', COUNTRY, importing('react-dom/server')],
    ['a core lib the columns of drizzle', COUNTRY, importing('drizzle-orm/pg-core')],
    [
      'a core lib a type of fastify',
      COUNTRY,
      "import type { FastifyReply } from 'fastify';\n\nexport type P = FastifyReply;\n",
    ],
    ['the contract jotai’s tools', CONTRACT, importing('jotai/utils')],
    ['the contract react on demand', CONTRACT, exporting("() => import('react')")],
    ['components a schema library', BUTTON, importing('valibot')],
    ['components swr by its effects', BUTTON, "import 'swr';\n"],
    ['a spec of a core lib a renderer', COUNTRY_SPEC, importing('@testing-library/react')],
    ['a feature atoms by a re-export', 'libs/order-ui/src/index.ts', "export { atom } from 'swr/infinite';\n"],
    ['a form the router', 'libs/form-ui/src/index.ts', importing('react-router-dom/server')],
    ['a module the mail transport', ORDERING, importing('nodemailer')],
    ['a module the drawing of papers', FINANCE, importing('pdfkit')],
    ['a module the drawing of bills', PRICING, importing('swissqrbill/pdf')],
    ['the composition root a queue', 'apps/api/src/app.ts', importing('pg-boss')],
    ['a tool what another package brought along', 'tools/planted/a.ts', importing('estree')],
    ['pricing who is logged in', PRICING, importing('@heizplatz/api-identity')],
    ['finance cases above it', FINANCE, importing('@heizplatz/api-after-sales')],
    ['advertising the catalog', 'libs/api/advertising/src/index.ts', importing('@heizplatz/api-catalog')],
    ['partners a login on demand', PARTNERS, exporting("() => import('@heizplatz/api-identity')")],
    [
      'content types of cases',
      'libs/api/content/src/index.ts',
      importing('@heizplatz/api-after-sales').replace('import', 'import type'),
    ],
  ],
  '@nx/workspace-allowed-imports': [
    ['a core lib files', COUNTRY, importing('node:fs')],
    ['a core lib files by their short name', COUNTRY, importing('fs/promises')],
    ['the server a builtin by its short name', 'apps/shell/src/server/main.ts', importing('crypto')],
    ['a core lib keys on demand', COUNTRY, exporting("() => import('node:crypto')")],
    ['a core lib a package in backticks', COUNTRY, exporting('() => import(`pg`)')],
    ['a core lib a package behind a cast', COUNTRY, exporting("() => import('pg' as string)")],
    ['a core lib a type in place', COUNTRY, "export type Planted = import('react').ReactNode;\n"],
    [
      'a core lib an import that is assigned',
      COUNTRY,
      "import used = require('jose');\n\nexport const planted = used;\n",
    ],
    ['a core lib a builtin of the process', COUNTRY, exporting("process.getBuiltinModule('node:fs')")],
    ['a core lib the tools of its specs', COUNTRY, importing('fast-check')],
    ['a spec of a core lib a stand-in for a driver', COUNTRY_SPEC, "jest.mock('pg');\n"],
    ['a remote the charts of its specs', OFFERS, importing('@testing-library/react')],
    ['a remote the editor of another', OFFERS, importing('@tiptap/react')],
    ['the browser’s half of the shell a server', BROWSER, importing('@fastify/static')],
    ['a lib of the router swr', 'libs/router/src/index.ts', importing('swr')],
    ['the session react', 'libs/session/src/index.ts', importing('react')],
    ['a module child processes', ORDERING, importing('node:child_process')],
    ['a module another process’s threads', FINANCE, importing('node:worker_threads')],
    ['a file of specs the database driver', 'apps/e2e/src/system/planted.spec.ts', importing('pg')],
  ],
  'no-restricted-properties': [
    ['the window’s fetch', OFFERS, exporting('() => window.fetch("/")')],
    ['fetch in brackets', BUTTON, exporting("() => globalThis['fetch']('/')")],
    ['fetch taken out of self', BROWSER, 'const { fetch: ask } = self;\n\nexport const planted = ask;\n'],
    ['beacons', OFFERS, exporting('() => navigator.sendBeacon("/")')],
  ],
  '@nx/workspace-no-cast-fetch': [
    ['fetch of a cast window', OFFERS, exporting('() => (window as Window).fetch("/")')],
    [
      'fetch taken out of a cast window',
      OFFERS,
      'const { fetch: ask } = self as Window;\n\nexport const planted = ask;\n',
    ],
    ['fetch of a window’s window', BROWSER, exporting('() => self.window.fetch("/")')],
  ],
  '@nx/workspace-passed-in-clock': [
    ['a rule the time', CALCULATOR, exporting('() => new Date()')],
    ['a rule the time as a text', COUNTRY, exporting('() => Date()')],
    ['a rule a clock to pass on', FINANCE, exporting('Date.now')],
    ['a rule a clock taken out', ORDERING, 'const { now } = Date;\n\nexport const planted = now;\n'],
    ['a rule chance', PRICING, exporting("() => Math['random']()")],
    ['a rule an id by chance', CALCULATOR, exporting('() => crypto.randomUUID()')],
    [
      'a rule bytes by chance',
      FINANCE,
      "import { randomBytes } from 'node:crypto';\n\nexport const planted = randomBytes(8);\n",
    ],
  ],
  '@nx/workspace-no-own-mocks': [
    ['a mock of a neighbour', OFFERS_SPEC, "jest.mock('./routes/find-offers');\n"],
    [
      'a mock of a lib of ours',
      'libs/api/finance/src/a.spec.ts',
      "jest.doMock('@heizplatz/api-ordering', () => ({}));\n",
    ],
  ],
  '@nx/workspace-no-double-assertions': [
    ['a cast by unknown', ORDERING, exporting('(row: object) => row as unknown as string')],
    ['a cast by never', OFFERS, exporting('(row: object) => (row as never) as string')],
  ],
  '@nx/workspace-english-identifiers': [
    ['a German constant', ORDERING, 'export const KUNDEN_NUMMER = 1;\n'],
    ['a German parameter', OFFERS, exporting('(haendler: string) => haendler.length')],
    ['a German type', CONTRACT, 'export interface Bestellung {\n  readonly id: string;\n}\n'],
    ['a German field', FINANCE, 'export interface Row {\n  readonly gesamtPreis: number;\n}\n'],
    ['an umlaut', COUNTRY, 'export const straßen = 1;\n'],
  ],
  'max-lines-per-function': [
    ['a function of 52 lines', ORDERING, `import { used } from './used';\n\nexport const planted = ${LONG};\n`],
    [
      'a component of 52 lines',
      OFFERS,
      `import { used } from './used';\n\nexport function Planted() ${LONG.slice(6)}\n`,
    ],
  ],
};

/** What no rule sees, each with its reason. */
const PASSED: readonly Planted[] = [
  [
    'a name that the program computes: its value is not in the text',
    ORDERING,
    exporting('(name: string) => import(name)'),
  ],
  [
    'fetch of a variable that holds the window: no rule follows values',
    OFFERS,
    'const page = window;\n\nexport const planted = () => page.fetch("/");\n',
  ],
  ['a German word that is not among the common ones', ORDERING, 'export const mindermengenzuschlag = 1;\n'],
];

const ALLOWED: readonly Planted[] = [
  ['a core lib valibot', CALCULATOR, importing('valibot')],
  ['a spec of a core lib its tools', COUNTRY_SPEC, importing('fast-check')],
  ['the client of the API swr', 'libs/api-client/src/use-call.ts', importing('swr')],
  ['customers’ spec a dealer’s prices', 'libs/api/customers/src/a.spec.ts', importing('@heizplatz/api-dealers')],
  ['keys of the wire and of files', ORDERING, "export const planted = { haendler: 1, 'Straße': 2 };\n"],
  ['a rule a time that it got', CALCULATOR, exporting('(nowMs: number) => new Date(nowMs)')],
  ['a spec a stand-in for a package', OFFERS_SPEC, "jest.mock('jotai');\n"],
];

const refused = Object.entries(REFUSED).flatMap(([rule, rows]) => rows.map((row) => [rule, ...row] as const));

/** Most rules pass silently where their configuration is lost; so each must find what is planted for it. */
describe('planted violations', () => {
  let broken: ReadonlyMap<string, readonly string[]>;
  const brokenRules = (file: string, code: string) => broken.get(`${file}\n${code}`);

  beforeAll(() => {
    const planted = [...refused.map(([, ...row]) => row), ...PASSED, ...ALLOWED].map(
      ([, file, code]) => [file, code] as const,
    );
    const rules = lintPlanted(planted);
    broken = new Map(planted.map(([file, code], index) => [`${file}\n${code}`, rules[index] ?? []]));
  }, 120_000);

  it('are sixty or more, of which three pass', () => {
    expect(PASSED).toHaveLength(3);
    expect(refused.length + PASSED.length).toBeGreaterThanOrEqual(60);
  });

  it.each(refused)('%s refuses: %s', (rule, _, file, code) => expect(brokenRules(file, code)).toContain(rule));

  it.each(PASSED)('pass: %s', (_, file, code) => expect(brokenRules(file, code)).toEqual([]));

  it.each(ALLOWED)('are not: %s', (_, file, code) => expect(brokenRules(file, code)).toEqual([]));
});

it('single files that a rule leaves out are there', () => {
  const lint = readFileSync(join(ROOT, '.eslintrc.json'), 'utf8');
  const files = [...lint.matchAll(/"((?:apps|libs|tools)\/[^"*{]+\.tsx?)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
