import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as V from 'valibot';
import { TRIMS, type Trim, trimLibrary } from './library-loader';
import { ROOT } from './workspace';

const read = (file: string): string => readFileSync(join(ROOT, 'node_modules', file), 'utf8');
const [ROUTER] = TRIMS.router;
const ROUTER_FOLDER = 'react-router/dist/production';
const router = readdirSync(join(ROOT, 'node_modules', ROUTER_FOLDER))
  .filter((file) => /^chunk-\w+\.mjs$/.test(file))
  .map((file) => read(`${ROUTER_FOLDER}/${file}`))
  .filter((source) => source.includes(ROUTER.marker));

describe('what browsers get of react-router', () => {
  it('is in one file of the installed version', () => expect(router).toHaveLength(1));

  it('lacks what is for fetchers, prefetching of its framework and display names', () => {
    const trimmed = trimLibrary(router[0] ?? '', ROUTER);
    expect(trimmed).toContain('async function handleFetcherLoader() {  }');
    expect(trimmed).toContain('function usePrefetchBehavior() { return [false, null, {}]; }');
    expect(trimmed).toMatch(/^var NavLink = \/\* @__PURE__ \*\/ React\d+\.forwardRef\($/m);
    expect(trimmed).not.toMatch(/^\w+\.displayName/m);
  });
});

test('what browsers get of valibot parses as the library does', async () => {
  const trimmed = trimLibrary(read('valibot/dist/index.mjs'), TRIMS.valibot[0]);
  const module = { exports: {} };
  const names = /export \{([\s\S]+)\};?\s*$/.exec(trimmed)?.[1] ?? '';
  const code = trimmed.slice(0, trimmed.lastIndexOf('export {'));
  const assigned = names.split(',').map((name) => name.trim().split(' as '));
  const properties = assigned.map(([local = '', exported = local]) => (local ? `${exported}: ${local}` : '')).join(',');
  new Function('module', `${code}; module.exports = { ${properties} };`)(module);
  const lean = module.exports as typeof V;
  const full = jest.requireActual<typeof V>('valibot');
  const parse = (v: typeof full, input: unknown) => {
    const schema = v.object({
      a: v.pipe(v.string(), v.trim(), v.minLength(2, 'SHORT')),
      b: v.optional(v.number(), 3),
      c: v.array(v.picklist([1, 2])),
      d: v.nullable(v.record(v.string(), v.boolean())),
    });
    const { success, output, issues } = v.safeParse(schema, input);
    const found = issues?.map((issue) => [v.getDotPath(issue), issue.type, issue.message]);
    return { success, output, found };
  };
  const inputs = [
    { a: ' ab ', c: [1, 2], d: null },
    { a: 'a', b: 'b', c: [3], d: { x: 1 } },
    { c: 1, d: { x: true } },
    null,
  ];
  for (const input of inputs) expect(parse(lean, input)).toEqual(parse(full, input));
});

describe("what browsers get of the federation's runtime", () => {
  const files = globSync(
    'node_modules/@module-federation/{sdk,error-codes,runtime-core,webpack-bundler-runtime,inject-*}/dist/**/*.{js,mjs}',
    { cwd: ROOT },
  );
  const sources = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));

  it.each(TRIMS.federation.map((trim): [string, Trim] => [trim.marker.trim(), trim]))(
    'lacks what our builds cannot reach: %s',
    (_, trim) => {
      const [source, ...more] = sources.filter((text) => text.includes(trim.marker));
      expect(more).toEqual([]);
      const trimmed = trimLibrary(source ?? '', trim);
      for (const [pattern] of trim.texts) expect(source).toMatch(pattern);
      expect(trimmed).not.toBe(source);
    },
  );
});

test('a version of a library without what is replaced is refused', () => {
  expect(() => trimLibrary('\nfunction createRouter(\n', ROUTER)).toThrow(/no function/);
});
