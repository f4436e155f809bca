import schemaLoader, { type RequestSchema } from './schema-loader';

const SOURCE = `import * as v from 'valibot';
/** Of v.string() too. */
export const Place = v.object({
  query: v.string(),
});
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
  csrf: false,
});
`;

/** Dropped as a whole where nobody uses it. */
const PLACE =
  'export const Place = /*#__PURE__*/ (() => ( /*#__PURE__*/ v.object({\n  query: /*#__PURE__*/ v.string(),\n})))();';

const load = (dropped: readonly RequestSchema[]): string =>
  schemaLoader.call({ getOptions: () => ({ dropped }) } as never, SOURCE);

describe('the contract in a browser', () => {
  it('has schemas that the minifier may drop, and comments as they were', () => {
    expect(load([])).toContain(PLACE);
    expect(load([])).toContain('/** Of v.string() too. */');
  });

  it('says nothing of a call that servers alone read', () => {
    expect(load([])).not.toMatch(/summary|Finds a place|access|bodyLimitBytes/);
    expect(load([])).toMatch(/id: 'find',\n {2}params: ofSite,/);
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
