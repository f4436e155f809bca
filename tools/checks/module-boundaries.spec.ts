import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const environment = { ...process.env, NX_DAEMON: 'false', NODE_NO_WARNINGS: '1' };

const importing = (name: string, from: string): string =>
  `import { ${name} } from '${from}';\n\nexport const used = ${name};\n`;

const PRICING = 'libs/api/pricing/src/pricing/price-book.ts';
const ORDERING = 'libs/api/ordering/src/orders/order.ts';

const REFUSED: readonly (readonly [what: string, file: string, code: string])[] = [
  ['a core lib a client lib', 'libs/country/src/sites.ts', importing('useApi', '@heizplatz/api-client')],
  ['a remote another', 'apps/order/src/routes.tsx', importing('routes', '../../account/src/routes')],
  ['the API a package of the browser', 'apps/api/src/app.ts', importing('useState', 'react')],
  ['a module what lies above it', PRICING, importing('placed', '@heizplatz/api-ordering')],
  ['a module the inside of another', ORDERING, importing('book', '../../../pricing/src/pricing/price-book')],
  ['a module the composition root', ORDERING, importing('buildApp', '../../../../../apps/api/src/app')],
  ['a module a package of the browser', ORDERING, importing('useState', 'react')],
  ['a page a module', 'apps/order/src/routes.tsx', importing('hasPriceBook', '@heizplatz/api-pricing')],
  ['the shell a module', 'apps/shell/src/server/main.ts', importing('hasPriceBook', '@heizplatz/api-pricing')],
  ['the contract a module', 'libs/contract/src/calls.ts', importing('problem', '@heizplatz/api-platform')],
];
const ALLOWED: readonly (readonly [what: string, file: string, code: string])[] = [
  ['a remote a core lib', 'apps/order/src/routes.tsx', importing('siteById', '@heizplatz/country')],
  ['a module what lies below it', ORDERING, importing('problem', '@heizplatz/api-platform')],
  ['the API a module', 'apps/api/src/app.ts', importing('problem', '@heizplatz/api-platform')],
];
const ELSEWHERE = [
  'apps/order/src/routes.tsx',
  "import { Link } from 'react-router-dom';\n\nexport const used = [Link, fetch];\n",
] as const;

/** The boundaries' rule passes silently without a project graph; so violations are planted, and must be found. */
describe('module boundaries', () => {
  let broken: ReadonlyMap<string, readonly string[]>;
  const brokenRules = (file: string, code: string) => broken.get(`${file}\n${code}`);

  beforeAll(() => {
    execFileSync(join(ROOT, 'node_modules/.bin/nx'), ['graph', '--file=tmp/graph.json'], {
      cwd: ROOT,
      env: environment,
    });
    const planted = [...REFUSED, ...ALLOWED].map(([, file, code]) => [file, code] as const).concat([ELSEWHERE]);
    const printed = execFileSync(process.execPath, [join(__dirname, 'lint-texts.ts')], {
      ...{ cwd: ROOT, input: JSON.stringify(planted), encoding: 'utf8', env: environment },
    });
    const rules = JSON.parse(printed) as string[][];
    broken = new Map(planted.map(([file, code], index) => [`${file}\n${code}`, rules[index] ?? []]));
  }, 120_000);

  it.each(REFUSED)('refuse %s', (_, file, code) => {
    expect(brokenRules(file, code)).toContain('@nx/enforce-module-boundaries');
  });

  it('refuse react-router outside libs/router and fetch outside libs/api-client', () => {
    expect(brokenRules(...ELSEWHERE)).toEqual(
      expect.arrayContaining(['no-restricted-imports', 'no-restricted-globals']),
    );
  });

  it.each(ALLOWED)('allow %s', (_, file, code) => expect(brokenRules(file, code)).toEqual([]));
});
