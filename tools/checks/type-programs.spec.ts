import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPlantedCompiler, readTypePrograms, type TypeProgram } from './type-programs';

const ROOT = join(__dirname, '../..');
const programs = readTypePrograms(ROOT);
const compile = createPlantedCompiler(ROOT);

const BROWSER = ['document', 'window', 'history'];
const SERVER = ['process', 'Buffer', '__dirname', 'node:fs'];
const BOTH = ['URL', 'fetch', 'setTimeout'];
const TESTS = ['describe', 'it', 'expect', 'jest'];

/** By the configuration that a program extends: what its code must not know. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'tsconfig.browser.json': [...SERVER, ...TESTS],
  'tsconfig.isomorphic.json': [...BROWSER, ...SERVER, ...TESTS],
  'tsconfig.server.json': [...BROWSER, ...TESTS],
  'tsconfig.test.json': [],
};
/** Tools send functions to pages of a browser: `page.evaluate(() => document.title)`. */
const REFUSED_IN_TOOLS = TESTS;
/** What a project's tags say. Clients of the API are rendered on the server too, but look for a document there. */
const EXTENDED: readonly (readonly [tag: string, extended: string])[] = [
  ['runtime:browser', 'tsconfig.browser.json'],
  ['runtime:server', 'tsconfig.server.json'],
  ['layer:client', 'tsconfig.browser.json'],
  ['runtime:any', 'tsconfig.isomorphic.json'],
];
const ELSEWHERE: Readonly<Record<string, string>> = {
  'apps/shell/tsconfig.app.json': 'tsconfig.browser.json',
  'apps/shell/tsconfig.server.json': 'tsconfig.server.json',
  'libs/i18n/tsconfig.lib.json': 'tsconfig.isomorphic.json',
  // Specs and their helpers alone.
  'libs/testing/tsconfig.json': 'tsconfig.test.json',
  'apps/e2e/tsconfig.json': 'tsconfig.test.json',
  'tools/tsconfig.app.json': 'tsconfig.browser.json',
};

const NAMES = [...BROWSER, ...SERVER.filter((name) => name !== 'node:fs'), ...BOTH, ...TESTS];
const PLANTED = `import * as files from 'node:fs';
export const used = [${NAMES.map((name) => `typeof ${name}`).join()}, files];
`;
/** The names in what the compiler says. */
const namesIn = (refused: readonly string[]): string[] =>
  [...new Set(refused.map((text) => /'([^']+)'/.exec(text)?.[1] ?? text))].sort();
const refusedIn = ({ config, extended }: TypeProgram): string[] =>
  [...(config === 'tools/tsconfig.app.json' ? REFUSED_IN_TOOLS : (REFUSED[extended] ?? ['?']))].sort();

const folderOf = ({ config }: TypeProgram): string => config.replace(/\/[^/]+$/, '');
const named = programs.map((one) => [one.config, one] as const);
const production = named.filter(([config]) => !config.endsWith('tsconfig.spec.json'));

describe('the types of the workspace', () => {
  it('are those of every script, each in one program', () => {
    const arguments_ = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
    const listed = execFileSync('git', arguments_, { cwd: ROOT, encoding: 'utf8' }).split('\n');
    const scripts = listed.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && existsSync(join(ROOT, file)));
    const compiled = programs.flatMap(({ files }) => files).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
    expect(compiled.sort()).toEqual(scripts.sort());
  });

  it.each(production)('of %s are extended as its tags say', (config, one) => {
    const { tags } = JSON.parse(readFileSync(join(ROOT, folderOf(one), 'project.json'), 'utf8')) as { tags: string[] };
    const [, extended] = EXTENDED.find(([tag]) => tags.includes(tag)) ?? [];
    expect(one.extended).toBe(ELSEWHERE[config] ?? extended);
  });

  it('of specs are the same everywhere', () => {
    const specs = programs.filter(({ config }) => config.endsWith('tsconfig.spec.json'));
    expect(specs.length).toBeGreaterThan(30);
    expect([...new Set(specs.map(({ extended }) => extended))]).toEqual(['tsconfig.test.json']);
  });

  it.each(production)('of %s are those of where it runs', (_, one) => {
    const { refused } = compile(one, `${folderOf(one)}/planted.ts`, PLANTED);
    expect(namesIn(refused)).toEqual(refusedIn(one));
  });

  it.each(production.filter(([, { extended }]) => extended !== 'tsconfig.test.json'))(
    'of %s leave specs out',
    (_, one) => expect(one.files.filter((file) => /\.spec\.tsx?$|\/testing\//.test(file))).toEqual([]),
  );

  // A package whose types bring those of Node along would be found beside everything that is imported alone.
  it.each(['apps/order/tsconfig.app.json', 'apps/shell/tsconfig.app.json', 'libs/api/ordering/tsconfig.lib.json'])(
    'of %s are the same with all that it imports',
    (config) => {
      const [, one] = named.find(([name]) => name === config) ?? [];
      if (!one) throw new Error(`${config} compiles nothing`);
      const { refused, files } = compile(one, `${folderOf(one)}/src/planted.ts`, PLANTED, { isWhole: true });
      expect(namesIn(refused)).toEqual(refusedIn(one));
      expect(files.filter((file) => file.includes('@types/jest'))).toEqual([]);
    },
  );
});
