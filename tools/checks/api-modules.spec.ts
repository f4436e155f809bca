import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_MODULES, type ApiModule, getApiModule, MODULE_IMPORTS, refusedImports, SPEC_IMPORTS } from './api-modules';
import { readImports, readImportsOfSpecs } from './read-imports';
import { relatedSpecs } from './related-specs';

const ROOT = join(__dirname, '../..');
const imports = readImports(ROOT);
const between = (from: string, to: string) => refusedImports(new Map([[from, [to]]]));
const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const isCodeOf = (module: ApiModule, file: string) =>
  getApiModule(file) === module && !/\.spec\.tsx?$|\/testing\//.test(file);

function referencedModules(module: ApiModule): string[] {
  const { references } = read(`libs/api/${module}/tsconfig.lib.json`) as { references: { path: string }[] };
  return references.flatMap(({ path }) => /^\.\.\/([a-z-]+)\/tsconfig\.lib\.json$/.exec(path)?.[1] ?? []).toSorted();
}

interface Rules {
  readonly rules: {
    readonly '@nx/enforce-module-boundaries': readonly [
      string,
      { readonly depConstraints: readonly { sourceTag: string; onlyDependOnLibsWithTags: readonly string[] }[] },
    ];
  };
}

describe("the API's modules", () => {
  it('import what they are given, by public faces, and nothing of the composition root', () => {
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

  it('are given modules that stand below them, none of which nobody imports', () => {
    API_MODULES.forEach((module, index) => {
      const imported = new Set([...imports].flatMap(([from, targets]) => (isCodeOf(module, from) ? targets : [])));
      const used = API_MODULES.slice(0, index).filter((other) =>
        [...imported].some((to) => getApiModule(to) === other),
      );
      expect([module, MODULE_IMPORTS[module]]).toEqual([module, used]);
    });
  });

  it.each(API_MODULES)('%s is given the same by the rule of lint and by the references of its types', (module) => {
    const { depConstraints } = (read('.eslintrc.json') as Rules).rules['@nx/enforce-module-boundaries'][1];
    const rule = depConstraints.find(({ sourceTag }) => sourceTag === `module:${module}`);
    const allowed = [...MODULE_IMPORTS[module], ...(SPEC_IMPORTS[module] ?? [])];
    const tags = ['layer:server', 'layer:contract', 'layer:core', ...allowed.map((one) => `module:${one}`)];
    expect(rule?.onlyDependOnLibsWithTags).toEqual(tags);
    expect(referencedModules(module)).toEqual(MODULE_IMPORTS[module].toSorted());
  });

  it('are checked by the specs of those below them too, which run in the whole API', () => {
    const specs = relatedSpecs(['libs/api/ordering/src/order/order.ts'], readImportsOfSpecs(ROOT));
    expect(specs).toContain('libs/api/identity/src/login/login.spec.ts');
  });

  const [ORDERING, PRICING] = ['libs/api/ordering/src', 'libs/api/pricing/src'];
  const CONTENT_TESTING = 'libs/api/content/src/testing/index.ts';
  it.each([
    ['ordering → after-sales', `${ORDERING}/orders/record-change.ts`, 'libs/api/after-sales/src/index.ts'],
    ['platform → identity', 'libs/api/platform/src/http/calls/register-calls.ts', 'libs/api/identity/src/index.ts'],
    ['pricing → customers', `${PRICING}/prices/daily-prices.ts`, 'libs/api/customers/src/index.ts'],
    ['platform → apps/api', 'libs/api/platform/src/jobs/jobs.ts', 'apps/api/src/registry/all-jobs.ts'],
    ['pricing → ordering', `${PRICING}/pricing/calculate.spec.ts`, 'libs/api/ordering/src/testing/index.ts'],
    ['ordering → pricing', `${ORDERING}/orders/order.ts`, `${PRICING}/pricing/price-book.ts`],
    ['apps/api → pricing', 'apps/api/src/app.ts', `${PRICING}/pricing/price-book.ts`],
    ['apps/shell → pricing', 'apps/shell/src/server/main.ts', `${PRICING}/index.ts`],
    ['identity → catalog', 'libs/api/identity/src/login/login.ts', 'libs/api/catalog/src/index.ts'],
    ['pricing → identity', `${PRICING}/prices/daily-prices.ts`, 'libs/api/identity/src/index.ts'],
    ['finance → after-sales', 'libs/api/finance/src/statistics/forecast.ts', 'libs/api/after-sales/src/index.ts'],
    ['advertising → content', 'libs/api/advertising/src/adverts/clean-html.spec.ts', CONTENT_TESTING],
    ['partners → identity', 'libs/api/partners/src/index.ts', 'libs/api/identity/src/index.ts'],
    ['customers → dealers', 'libs/api/customers/src/own-data/export.ts', 'libs/api/dealers/src/index.ts'],
    ['libs/contract → platform', 'libs/contract/src/calls.ts', 'libs/api/platform/src/index.ts'],
  ])('are told of a planted import %s', (modules, from, to) => {
    expect(between(from, to)).toEqual([{ from, to, modules }]);
  });

  it.each([
    ['downward', `${ORDERING}/orders/order.ts`, `${PRICING}/index.ts`],
    ['within one', `${ORDERING}/orders/order.ts`, `${ORDERING}/order-process/schema.ts`],
    ['by the composition root', 'apps/api/src/registry/subscriptions.ts', 'libs/api/after-sales/src/index.ts'],
    ['for a spec', `${ORDERING}/deadlines/watch-answers.spec.ts`, `${PRICING}/testing/index.ts`],
    ['for a spec alone', 'libs/api/customers/src/notifications/price-alerts.spec.ts', 'libs/api/dealers/src/index.ts'],
    ['to add a service', `${PRICING}/price-book/price-book-source.ts`, 'libs/api/platform/src/http/calls/services.ts'],
  ])('may import %s', (_, from, to) => expect(between(from, to)).toEqual([]));
});
