import { planValidation } from './plan-validation';
import { relatedSpecs } from './related-specs';

const IMPORTS = new Map<string, string[]>([
  ['libs/ui/src/index.ts', ['libs/ui/src/button.tsx']],
  ['libs/ui/src/button.tsx', ['libs/ui/src/button.module.css']],
  ['libs/ui/src/button.spec.tsx', ['libs/ui/src/button.tsx']],
  ['libs/ui/src/link.spec.tsx', []],
  ['libs/ui/src/button.module.css', []],
  ['apps/order/src/list.tsx', ['libs/ui/src/index.ts']],
  ['apps/order/src/list.spec.tsx', ['apps/order/src/list.tsx']],
  ['apps/order/src/price.ts', []],
  ['apps/order/src/price.spec.ts', ['apps/order/src/price.ts']],
  ['apps/e2e/src/order.spec.ts', ['apps/order/src/price.ts']],
  ['tools/start/main.ts', []],
  ['tools/checks/document.spec.ts', []],
  ['tools/releases/pointer.spec.ts', []],
]);
const OTHERS = ['apps/order/src/locales/ch.po', 'apps/api/migrations/1.sql', 'docs/security.md', '.ci/run'];
const WORKSPACE = {
  files: [...IMPORTS.keys(), ...OTHERS, 'package-lock.json', 'apps/api/src/a.spec.ts', 'libs/api/goods/src/b.spec.ts'],
  imports: IMPORTS,
};
const plan = (...changed: string[]) => planValidation(changed, WORKSPACE);

describe('relatedSpecs', () => {
  it('follows imports through other projects', () => {
    expect(relatedSpecs(['libs/ui/src/button.module.css'], IMPORTS)).toEqual([
      'apps/order/src/list.spec.tsx',
      'libs/ui/src/button.spec.tsx',
    ]);
  });

  it('ends where files import one another', () => {
    const cycle = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['a.ts']],
      ['a.spec.ts', ['a.ts']],
    ]);
    expect(relatedSpecs(['b.ts'], cycle)).toEqual(['a.spec.ts']);
  });
});

describe('the plan of a validation', () => {
  it('takes the specs that import a changed file, and no others', () => {
    expect(plan('apps/order/src/price.ts')).toEqual({
      formatted: ['apps/order/src/price.ts'],
      specs: ['apps/order/src/price.spec.ts'],
      catalogues: ['order'],
      hasScripts: true,
      unchecked: [],
    });
  });

  it('takes specs of other projects for a lib, and all catalogues', () => {
    const { specs, catalogues } = plan('libs/ui/src/button.tsx');
    expect(specs).toEqual(['apps/order/src/list.spec.tsx', 'libs/ui/src/button.spec.tsx']);
    expect(catalogues).toBe('all');
  });

  it('takes specs of tools for tools, and every spec for what decides for all', () => {
    expect(plan('tools/start/main.ts').specs).toEqual([
      'tools/checks/document.spec.ts',
      'tools/releases/pointer.spec.ts',
    ]);
    expect(plan('package-lock.json').specs).toHaveLength(8);
  });

  it("takes the project's specs for what no import leads to, deleted files too", () => {
    const wholeApi = ['apps/api/src/a.spec.ts', 'libs/api/goods/src/b.spec.ts'];
    expect(plan('apps/api/migrations/1.sql').specs).toEqual(wholeApi);
    expect(plan('libs/api/jest.api.js').specs).toEqual(wholeApi);
    expect(plan('libs/api/goods/src/b.csv').specs).toEqual(['libs/api/goods/src/b.spec.ts']);
    expect(plan('apps/order/src/gone.ts')).toMatchObject({
      formatted: [],
      specs: ['apps/order/src/list.spec.tsx', 'apps/order/src/price.spec.ts'],
    });
  });

  it('takes the specs that read documents for documents', () => {
    expect(plan('docs/security.md')).toMatchObject({ specs: ['tools/checks/document.spec.ts'], hasScripts: false });
  });

  it('names what nothing checks', () => {
    expect(planValidation(['apps/new/src/picture.svg'], WORKSPACE).unchecked).toEqual(['apps/new/src/picture.svg']);
    expect(plan('.ci/run').unchecked).toEqual([]);
  });
});
