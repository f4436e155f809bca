import { messagesIn, getMessagesOfChunks, missingMessagesIn } from './get-messages-of-chunks';

const CATALOGUE = new Set(['aaaaa1', 'bbbbb2', '-Wpt3l', 'cc/c+3']);

describe('messages that stand in generated code', () => {
  it.each([
    ['a call', '$__i18n._(/*i18n*/ {\n  id: "aaaaa1"\n})', ['aaaaa1']],
    [
      'an element',
      '(0,_lingui_react__WEBPACK_IMPORTED_MODULE_6__.Trans, {\n  id: "cc/c+3",\n values: {} })',
      ['cc/c+3'],
    ],
    ['a table of descriptors', 'const TEXTS = { 3: { id: \'-Wpt3l\' }, 4: { id: "bbbbb2" } };', ['-Wpt3l', 'bbbbb2']],
    ['two of the same', 'f("aaaaa1", "aaaaa1")', ['aaaaa1']],
    ['other literals', 'f("ddddd4", "it\\"s aaaaa1", `bbbbb2`)', []],
  ])('%s', (_where, code, ids) => {
    expect([...messagesIn(code, CATALOGUE)].sort()).toEqual(ids);
  });

  it('are missed where no catalogue has them', () => {
    const code =
      'i18n._(/*i18n*/ { id: "aaaaa1" }); jsx(react__WEBPACK.Trans, { id: "ddddd4" }); tag({ id: "eeeee5" })';
    expect(missingMessagesIn(code, CATALOGUE)).toEqual(['ddddd4']);
  });
});

describe('messages of chunks', () => {
  const table = (used: Record<string, string[]>) =>
    Object.fromEntries(
      getMessagesOfChunks('routes', new Map(Object.entries(used).map(([chunk, ids]) => [chunk, new Set(ids)]))),
    );

  it.each([
    ['a screen’s own come with it alone', { routes: ['a'], list: ['b'] }, { routes: ['a'], list: ['b'] }],
    [
      'what the routes brought is not brought again',
      { routes: ['a'], list: ['a', 'b'] },
      { routes: ['a'], list: ['b'] },
    ],
    ['two screens bring theirs both', { routes: [], list: ['b'], form: ['b'] }, { list: ['b'], form: ['b'] }],
    ['a chunk without any asks for no file', { routes: ['a'], loaders: [], list: ['a'] }, { routes: ['a'] }],
    ['their order depends on nothing', { routes: ['c', 'a', 'b'] }, { routes: ['a', 'b', 'c'] }],
  ])('%s', (_rule, used, brought) => {
    expect(table(used)).toEqual(brought);
  });
});
