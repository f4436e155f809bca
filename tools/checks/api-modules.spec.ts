import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_MODULES, refusedImports } from './api-modules';
import { readImports, readImportsOfSpecs } from './read-imports';
import { relatedSpecs } from './related-specs';

const ROOT = join(__dirname, '../..');
const imports = readImports(ROOT);
const between = (from: string, to: string) => refusedImports(new Map([[from, [to]]]));
const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

interface Rules {
  readonly rules: {
    readonly '@nx/enforce-module-boundaries': readonly [
      string,
      { readonly depConstraints: readonly { sourceTag: string; onlyDependOnLibsWithTags: readonly string[] }[] },
    ];
  };
}

describe("the API's modules", () => {
  it('import downward alone, by public faces, and nothing of the composition root', () => {
    expect(refusedImports(imports)).toEqual([]);
  });

  it('are the folders of libs/api, each a project with a public face', () => {
    const folders = globSync('libs/api/*/project.json', { cwd: ROOT }).map((file) => file.split('/')[2]);
    expect(folders.sort()).toEqual([...API_MODULES].sort());
    for (const module of API_MODULES) {
      const project = read(`libs/api/${module}/project.json`) as { tags: string[]; targets: Record<string, unknown> };
      expect(project.tags).toEqual(['layer:module', 'runtime:server', `module:${module}`]);
      expect(Object.keys(project.targets)).toEqual(['types', 'test']);
      expect(existsSync(join(ROOT, `libs/api/${module}/src/index.ts`))).toBe(true);
    }
  });

  it('know nothing of the browser: their types are built without the DOM', () => {
    const configs = [
      'apps/api/tsconfig.app.json',
      ...API_MODULES.map((module) => `libs/api/${module}/tsconfig.lib.json`),
    ];
    for (const config of configs)
      expect([config, (read(config) as { extends: string }).extends]).toEqual([
        config,
        expect.stringMatching(/^(\.\.\/)+tools\/typescript\/tsconfig\.server\.json$/),
      ]);
  });

  it('stand in the same order in the rule of lint and in the references of their types', () => {
    const { depConstraints } = (read('.eslintrc.json') as Rules).rules['@nx/enforce-module-boundaries'][1];
    API_MODULES.forEach((module, index) => {
      const below = API_MODULES.slice(0, index);
      const rule = depConstraints.find(({ sourceTag }) => sourceTag === `module:${module}`);
      const allowed = rule?.onlyDependOnLibsWithTags.filter((tag) => tag.startsWith('module:'));
      expect(allowed).toEqual(below.map((one) => `module:${one}`));
      const { references } = read(`libs/api/${module}/tsconfig.lib.json`) as { references: { path: string }[] };
      const referenced = references.map(({ path }) => path).filter((path) => !path.startsWith('../../'));
      expect(below.map((one) => `../${one}/tsconfig.lib.json`)).toEqual(expect.arrayContaining(referenced));
    });
  });

  it('are checked by the specs of those below them too, which run in the whole API', () => {
    const specs = relatedSpecs(['libs/api/ordering/src/order/order.ts'], readImportsOfSpecs(ROOT));
    expect(specs).toContain('libs/api/identity/src/login/login.spec.ts');
  });

  const [ORDERING, PRICING] = ['libs/api/ordering/src', 'libs/api/pricing/src'];
  it.each([
    ['ordering → after-sales', `${ORDERING}/orders/record-change.ts`, 'libs/api/after-sales/src/index.ts'],
    ['platform → identity', 'libs/api/platform/src/http/calls/register-calls.ts', 'libs/api/identity/src/index.ts'],
    ['pricing → customers', `${PRICING}/prices/daily-prices.ts`, 'libs/api/customers/src/index.ts'],
    ['platform → apps/api', 'libs/api/platform/src/jobs/jobs.ts', 'apps/api/src/registry/all-jobs.ts'],
    ['pricing → ordering', `${PRICING}/pricing/calculate.spec.ts`, 'libs/api/ordering/src/testing/index.ts'],
    ['ordering → pricing', `${ORDERING}/orders/order.ts`, `${PRICING}/pricing/price-book.ts`],
    ['apps/api → pricing', 'apps/api/src/app.ts', `${PRICING}/pricing/price-book.ts`],
    ['apps/shell → pricing', 'apps/shell/src/server/main.ts', `${PRICING}/index.ts`],
    ['libs/contract → platform', 'libs/contract/src/calls.ts', 'libs/api/platform/src/index.ts'],
  ])('are told of a planted import %s', (modules, from, to) => {
    expect(between(from, to)).toEqual([{ from, to, modules }]);
  });

  it.each([
    ['downward', `${ORDERING}/orders/order.ts`, `${PRICING}/index.ts`],
    ['within one', `${ORDERING}/orders/order.ts`, `${ORDERING}/order-process/schema.ts`],
    ['by the composition root', 'apps/api/src/registry/subscriptions.ts', 'libs/api/after-sales/src/index.ts'],
    ['for a spec', `${ORDERING}/deadlines/watch-answers.spec.ts`, `${PRICING}/testing/index.ts`],
    ['to add a service', `${PRICING}/price-book/price-book-source.ts`, 'libs/api/platform/src/http/calls/services.ts'],
  ])('may import %s', (_, from, to) => expect(between(from, to)).toEqual([]));
});
