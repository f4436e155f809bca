import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_CLASSES, DOCUMENT_FONT } from '@heizplatz/releases';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type RuleSetRule } from 'webpack';
import { styleRules } from './module-rules';
import { ROOT } from './workspace';

type Rules = Parameters<typeof styleRules>;

let folder = '';
beforeEach(() => {
  mkdirSync(join(ROOT, 'tmp'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'tmp/style-rules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Jest cannot load a loader that is an ES module. */
const withoutBreakpoints = (rule: RuleSetRule): RuleSetRule => ({
  ...rule,
  ...(Array.isArray(rule.use) && { use: rule.use.filter((one) => !String(one).includes('breakpoints-loader')) }),
});

interface Built {
  readonly errors?: string;
  readonly names?: object;
  readonly sheet?: string;
}

/** What a build of an app makes of a CSS module: the names of its classes and its sheet; or the errors. */
async function build(css: string, ...rules: Rules): Promise<Built> {
  const [out, target] = [join(folder, 'out'), rules[1]];
  writeFileSync(join(folder, 'card.module.css'), css);
  writeFileSync(
    join(folder, 'entry.js'),
    "import styles from './card.module.css'; export const { card, title } = styles;",
  );
  const compiler = webpack({
    ...{ context: folder, mode: 'production', target: 'node', entry: './entry.js' },
    output: { path: out, filename: 'entry.js', library: { type: 'commonjs2' }, clean: true },
    module: { rules: styleRules(...rules).map(withoutBreakpoints) },
    plugins: target === 'browser' ? [new MiniCssExtractPlugin({ filename: 'sheet.css' })] : [],
    optimization: { minimize: false },
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, failed) =>
    compiler.run((error, result) => (error ? failed(error) : compiler.close(() => done(result)))),
  );
  const errors = (stats?.compilation.errors ?? []).map(({ message }) => message).join('\n');
  if (errors) return { errors };
  const script = { exports: {} };
  new Function('module', readFileSync(join(out, 'entry.js'), 'utf8'))(script);
  return {
    names: script.exports,
    ...(target === 'browser' && { sheet: readFileSync(join(out, 'sheet.css'), 'utf8') }),
  };
}

const CSS = '.card { margin: 0 }\n.card .title { margin: 0 }\n';
const namesOf = async (...[css, ...rules]: [string, ...Rules]) => (await build(css, ...rules)).names;

describe('the names of classes', () => {
  it('are equal on both sides, and those of the sheet', async () => {
    const { names, sheet } = await build(CSS, 'order', 'browser');
    expect(await namesOf(CSS, 'order', 'server')).toEqual(names);
    const { card, title } = names as Record<string, string>;
    expect([card, title]).toEqual([
      expect.stringMatching(/^card-[\w-]{5}$/),
      expect.stringMatching(/^title-[\w-]{5}$/),
    ]);
    expect(sheet).toContain(`.${card} .${title} {`);
  });

  it('of one file are others in another app, and of another content', async () => {
    const all = [
      await namesOf(CSS, 'order', 'browser'),
      await namesOf(CSS, 'public', 'browser'),
      await namesOf(CSS, 'shell', 'browser'),
      await namesOf(CSS.replace('0', '1px'), 'order', 'browser'),
    ].map((names) => Reflect.get(names ?? {}, 'card') as unknown);
    expect(new Set(all).size).toBe(4);
  });

  it('stay in development when a line changes, so that scripts do', async () => {
    const names = await namesOf(CSS, 'order', 'browser', 'place');
    expect(await namesOf(CSS.replace('0', '1px'), 'order', 'browser', 'place')).toEqual(names);
  });
});

describe("a selector that none of a module's classes holds", () => {
  const PLAIN = `${CSS}:global(html[data-x]) { margin: 0 }\n`;

  it('fails the build of a remote, which names it', async () => {
    const { errors } = await build(PLAIN, 'order', 'server');
    expect(errors).toMatch(/"html\[data-x\]" is not pure|:global\(html\[data-x\]\)" is not pure/);
  });

  it('is the right of the shell', async () => {
    expect((await build(PLAIN, 'shell', 'browser')).sheet).toContain('html[data-x] {');
  });
});

test('what the gate protects of the document is what libs/ui gives it', () => {
  const read = (name: string) => readFileSync(join(ROOT, 'libs/ui/src/styles', name), 'utf8');
  const classes = [...read('base.css').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name);
  expect([...new Set(classes)].toSorted()).toEqual(DOCUMENT_CLASSES.toSorted());
  for (const [, family] of read('fonts.css').matchAll(/font-family: '([^']+)'/g))
    expect(family).toContain(DOCUMENT_FONT);
});
