import { lintPlanted } from './lint-planted';

const importing = (name: string, from: string): string =>
  `import { ${name} } from '${from}';\n\nexport const used = ${name};\n`;

const PRICING = 'libs/api/pricing/src/price-book/price-book.ts';
const ORDERING = 'libs/api/ordering/src/order/order.ts';

const REFUSED: readonly (readonly [what: string, file: string, code: string])[] = [
  ['a core lib a client lib', 'libs/country/src/sites.ts', importing('useApi', '@heizplatz/api-client')],
  ['a remote another', 'apps/order/src/routes.tsx', importing('routes', '../../account/src/routes')],
  ['the API a package of the browser', 'apps/api/src/app.ts', importing('useState', 'react')],
  ['a module what lies above it', PRICING, importing('placed', '@heizplatz/api-ordering')],
  ['a module the inside of another', ORDERING, importing('book', '../../../pricing/src/price-book/price-book')],
  ['a module the composition root', ORDERING, importing('buildApp', '../../../../../apps/api/src/app')],
  ['a module a package of the browser', ORDERING, importing('useState', 'react')],
  ['a remote swr', 'apps/order/src/routes.tsx', importing('useSWR', 'swr/immutable')],
  ['the form layer a feature', 'libs/form-ui/src/index.ts', importing('useReorder', '@heizplatz/order-ui')],
  ['a feature swr', 'libs/order-ui/src/index.ts', importing('useSWR', 'swr')],
  ['a module the client of the API', ORDERING, importing('useApi', '@heizplatz/api-client')],
  ['a module the session', ORDERING, importing('due', '@heizplatz/session')],
  ['a module the router', ORDERING, importing('Link', '@heizplatz/router')],
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
const COUNTRY = 'libs/country/src/sites.ts';
const REFUSED_NAMES: readonly (readonly [what: string, file: string, code: string])[] = [
  ['the API the client of the API', 'apps/api/src/app.ts', importing('useApi', '@heizplatz/api-client')],
  ['the API the session', 'apps/api/src/app.ts', importing('due', '@heizplatz/session')],
  ['the API the router', 'apps/api/src/app.ts', importing('Link', '@heizplatz/router')],
  ['what ships the helpers of specs', 'libs/ui/src/button.tsx', importing('renderRoute', '@heizplatz/testing')],
  ['a module the helpers of specs', ORDERING, importing('apiTest', '@heizplatz/api-platform/testing')],
  ['a module its own helpers of specs', ORDERING, importing('orderDraft', './testing/order-draft')],
  ['the browser a file of the server', 'apps/shell/src/app/planted.ts', importing('config', '../server/config')],
  [
    'the browser the router of the server',
    'apps/order/src/routes.tsx',
    importing('handler', '@heizplatz/router/server'),
  ],
  ['the browser fastify', 'apps/shell/src/browser/planted.ts', importing('fastify', 'fastify')],
  ['the browser nodemailer', 'apps/shell/src/browser/planted.ts', importing('createTransport', 'nodemailer')],
  ['the browser node', 'apps/support/src/routes.tsx', importing('readFileSync', 'node:fs')],
  ['what a browser loads too node', COUNTRY, importing('readFileSync', 'node:fs')],
  ['the client of the API node', 'libs/api-client/src/use-call.ts', importing('readFileSync', 'node:fs')],
];
const using = (name: string): string => `export const used = typeof ${name};\n`;
const REFUSED_GLOBALS: readonly (readonly [what: string, file: string, code: string])[] = [
  ['a module the document', ORDERING, using('document')],
  ['the API the window', 'apps/api/src/app.ts', using('window')],
  ['a module describe', ORDERING, using('describe')],
  ['a remote the process', 'apps/order/src/routes.tsx', using('process')],
  ['a remote expect', 'apps/order/src/routes.tsx', using('expect')],
  ['the client of the API Buffer', 'libs/api-client/src/create-api-client.ts', using('Buffer')],
];
const ALLOWED_GLOBALS: readonly (readonly [what: string, file: string, code: string])[] = [
  ['the server of the shell the process', 'apps/shell/src/server/main.ts', using('process')],
  ['a remote the document', 'apps/order/src/routes.tsx', using('document')],
  ['a spec of the browser describe', 'apps/order/src/routes.spec.tsx', using('describe')],
  ['the client of the API fetch', 'libs/api-client/src/create-api-client.ts', using('fetch')],
];
const ALLOWED_NAMES: readonly (readonly [what: string, file: string, code: string])[] = [
  ['a spec its helpers', 'apps/order/src/routes.spec.tsx', importing('renderRoute', '@heizplatz/testing')],
  [
    'a spec of the API its client',
    'apps/api/src/specs/identity/api-client.spec.ts',
    importing('useApi', '@heizplatz/api-client'),
  ],
  ['a spec node', 'libs/ui/src/styles/tokens.spec.ts', importing('readFileSync', 'node:fs')],
  ['the server node', 'apps/shell/src/server/planted.ts', importing('readFileSync', 'node:fs')],
  ['the client of the API swr', 'libs/api-client/src/use-call.ts', importing('useSWR', 'swr')],
];

/** The boundaries' rule passes silently without a project graph; so the spec adds violations that must be found. */
describe('module boundaries', () => {
  let broken: ReadonlyMap<string, readonly string[]>;
  const brokenRules = (file: string, code: string) => broken.get(`${file}\n${code}`);

  beforeAll(() => {
    const planted = [REFUSED, ALLOWED, REFUSED_NAMES, ALLOWED_NAMES, REFUSED_GLOBALS, ALLOWED_GLOBALS]
      .flat()
      .map(([, file, code]) => [file, code] as const)
      .concat([ELSEWHERE]);
    const rules = lintPlanted(planted);
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

  it.each(REFUSED_NAMES)('refuse %s', (_, file, code) => {
    expect(brokenRules(file, code)).toContain('no-restricted-imports');
  });

  it.each(REFUSED_GLOBALS)('refuse %s', (_, file, code) => {
    expect(brokenRules(file, code)).toContain('no-restricted-globals');
  });

  it.each([...ALLOWED, ...ALLOWED_NAMES, ...ALLOWED_GLOBALS])('allow %s', (_, file, code) =>
    expect(brokenRules(file, code)).toEqual([]),
  );
});
