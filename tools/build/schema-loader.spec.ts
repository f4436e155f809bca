import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from '@swc/core';
import { schemaRule } from './module-rules';
import { ROOT } from './workspace';
import schemaLoader, { type RequestSchema } from './schema-loader';

const SOURCE = `import * as v from 'valibot';
/** Of v.string() too. */
export const Place = v.object({
  query: v.string(),
});
export const Guest = personal(
  { of: 'customer' },
  v.object({
    name: impersonal('place', v.string()),
  }),
);
export const find = defineCall({
  id: 'find',
  summary:
    'Finds a place',
  params: ofSite,
  query: v.object({
    query: v.string(),
  }),
  body: v.object({ a: v.number() }),
  response: v.array(Place),
  access: ANYONE,
  bodyLimitBytes: 64 * 1024,
  reveals: 'mailed-link',
  csrf: false,
});
`;

/** Dropped as a whole where nobody uses it. */
const PLACE =
  'export const Place = /*#__PURE__*/ (() => ( /*#__PURE__*/ v.object({\n  query: /*#__PURE__*/ v.string(),\n})))();';

const load = (dropped: readonly RequestSchema[], readsAccess = false): string =>
  schemaLoader.call({ getOptions: () => ({ dropped, readsAccess }) } as never, SOURCE);

const asksWhoMayCall = (app: string): boolean =>
  globSync(`apps/${app}/src/**/*.{ts,tsx}`, { cwd: ROOT }).some(
    (file) => !/\.spec\./.test(file) && /\bmayCall\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  );

describe('the contract in a browser', () => {
  it('has schemas that the minifier may drop, and comments as they were', () => {
    expect(load([])).toContain(PLACE);
    expect(load([])).toContain('/** Of v.string() too. */');
  });

  it('says nothing of a call that servers alone read', () => {
    expect(load([])).not.toMatch(/summary|Finds a place|access|bodyLimitBytes|reveals/);
    expect(load([])).toMatch(/id: 'find',\n {2}params: ofSite,/);
  });

  it('says of no text whom it tells of, and has the schema alone', async () => {
    const [schemas = ''] = load([]).split('export const find');
    const { code } = await minify(schemas, { module: true, mangle: false });
    expect(code).toContain('{name:v.string()}');
    expect(code).not.toMatch(/personal|customer|place/);
  });

  it('says who may make a call to builds that ask for it', () => {
    expect(load([], true)).toContain('  access: ANYONE,');
    expect(load([], true)).not.toMatch(/summary|bodyLimitBytes/);
  });

  it.each(['shell', 'public', 'order', 'account', 'support', 'another'])('of %s has what its sources read', (app) => {
    const { options } = schemaRule(app);
    expect(options).toMatchObject({ readsAccess: asksWhoMayCall(app) || app === 'another' });
  });

  it('lacks the schemas of requests that the build does not read; that there is a body remains', () => {
    const source = load(['params', 'query', 'body']);
    expect(source).toContain('  params: void ofSite,');
    expect(source).toContain('  query: void /*#__PURE__*/ v.object({\n    query: /*#__PURE__*/ v.string(),');
    expect(source).toContain('  body: !void /*#__PURE__*/ v.object(');
    expect(source).toContain('  response: /*#__PURE__*/ v.array(Place),');
    expect(source).toContain(PLACE);
  });
});
