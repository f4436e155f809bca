import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { comparePlatforms } from './compare-platforms';
import { describePlatform } from './describe-platform';
import type { PlatformReport, Shape } from './shape';

const ROUTER = '@heizplatz/router';
/** A surface in miniature: what remotes call, what they get, and what they hand over. */
const LIB = `export type LayoutName = 'default' | 'staff';
export interface PageHandle { readonly layout?: LayoutName; guard(name: string): boolean }
export interface Site { readonly name: string; readonly phone?: string }
export interface LinkProps { readonly to: string; readonly onLeave?: (site: Site) => void }
export type State = 'open' | 'closed';
export const useSite = (): Site => ({ name: '' });
export const useState = (): State => 'open';
export function Link(props: LinkProps): string { return props.to; }
export const load = <T,>(key: string, read: (site: Site) => T): T => read({ name: key });`;
const GLOBALS = `interface Toasts { readonly show: (text: string) => number }
function sharedContext<T>(name: string, value: T): { name: string; value: T } { return { name, value }; }
declare global { var heizplatzMessages: { readonly locale: string } | undefined }
export const ToastContext = sharedContext<Toasts>('toasts', { show: () => 0 });
export const SAVED = 'heizplatz-saved';`;

const root = mkdtempSync(join(tmpdir(), 'platform-'));
afterAll(() => rmSync(root, { recursive: true }));

function describeSources({ lib = LIB, globals = GLOBALS, react = '19.3' } = {}): PlatformReport {
  const files = { 'libs/router/src/index.ts': lib, 'libs/ui/src/toasts.ts': globals };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2022, noEmit: true, types: [] };
  const libs = { [ROUTER]: 'libs/router/src/index.ts' };
  const givenTypes = { [ROUTER]: ['PageHandle', 'LayoutName'] };
  return { version: '1.0.0', packages: { react }, ...describePlatform({ root, libs, givenTypes, options }) };
}

const before = describeSources();
const compare = (sources: Parameters<typeof describeSources>[0]) =>
  comparePlatforms(before, describeSources(sources)).map(({ level, text }) => `${level} ${text}`);

/** Throws where the text is not there. */
function change(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`no '${from}'`);
  return text.replace(from, to);
}

describe('the surface of shell and remotes', () => {
  it('lists exports, globals, contexts, events and the types behind them', () => {
    expect(Object.keys(before.exports[ROUTER] ?? {})).toEqual(
      ['LayoutName', 'Link', 'LinkProps', 'PageHandle', 'Site', 'State', 'load', 'useSite', 'useState'].sort(),
    );
    expect(before).toMatchObject({ contexts: { toasts: expect.anything() }, events: ['heizplatz-saved'] });
    expect(Object.keys(before.globals)).toEqual(['heizplatzMessages']);
    expect(before.types['router/Site']).toMatchObject({ shape: { members: { name: 'string', 'phone?': 'string' } } });
  });

  it('does not change where an enumeration is named that was written out', () => {
    const named = {
      type: 'router/Kind',
      types: { 'router/Kind': { direction: 'both', shape: { oneOf: ['"a"', '"b"'] } } },
    } as const;
    const report = (shape: Shape): PlatformReport => ({
      ...{ ...before, exports: { router: { kind: shape } }, types: named.types },
    });
    const writtenOut = report({ oneOf: ['null', '"a"', '"b"'] });
    expect(comparePlatforms(writtenOut, report({ oneOf: ['null', named.type] }))).toEqual([]);
    expect(comparePlatforms(writtenOut, report({ oneOf: ['null', '"a"'] }))).toHaveLength(1);
  });

  it('does not change with names of parameters, comments and the order of what is written', () => {
    const lib = change(change(LIB, 'props: LinkProps', 'all: LinkProps'), 'props.to', 'all.to');
    expect(compare({ lib: `/** A lib. */\n${change(lib, "'open' | 'closed'", "'closed' | 'open'")}` })).toEqual([]);
  });

  it.each<[string, string, string, readonly string[]]>([
    [
      'a new export',
      'export type State',
      'export const useRoom = () => 1;\nexport type State',
      ['minor useRoom of @heizplatz/router is new'],
    ],
    [
      'a layout more',
      "'default' | 'staff'",
      "'default' | 'staff' | 'print'",
      ['minor router/LayoutName may be "print" as well', 'minor router/PageHandle.layout may be "print" as well'],
    ],
    [
      'a parameter that may be left out',
      'Link(props: LinkProps)',
      'Link(props: LinkProps, at?: number)',
      ['minor Link of @heizplatz/router(2) is new'],
    ],
    [
      'a property that may be absent',
      'to: string;',
      'to: string; readonly title?: string;',
      ['minor router/LinkProps.title is new'],
    ],
  ])('%s is a minor change', (_, from, to, texts) => {
    const changes = compare({ lib: change(LIB, from, to) });
    expect(changes).toEqual(expect.arrayContaining([...texts]));
    expect(changes.filter((text) => !text.startsWith('minor'))).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    [
      'a removed export',
      'export const useState = (): State',
      'const useState = (): State',
      'major useState of @heizplatz/router is gone',
    ],
    [
      'a renamed export',
      'export const useState',
      'export const useStates',
      'major useState of @heizplatz/router is gone',
    ],
    [
      'another result',
      "useSite = (): Site => ({ name: '' })",
      "useSite = (): string => ''",
      'major useSite of @heizplatz/router() is string instead of router/Site',
    ],
    [
      'a parameter more',
      'Link(props: LinkProps)',
      'Link(props: LinkProps, at: number)',
      'major Link of @heizplatz/router(2) is new',
    ],
    [
      'a parameter of another type',
      'key: string',
      'key: number',
      'major load of @heizplatz/router(1) is number instead of string',
    ],
    [
      'a required property of what remotes give',
      'to: string;',
      'to: string; readonly title: string;',
      'major router/LinkProps.title is new',
    ],
    [
      'a value more of what remotes get',
      "'open' | 'closed'",
      "'open' | 'closed' | 'late'",
      'major router/State may be "late" as well',
    ],
    ['a property less of what remotes get', 'readonly name: string;', '', 'major router/Site.name is gone'],
    ['a layout less', "'default' | 'staff'", "'default'", 'major router/PageHandle.layout may no longer be "staff"'],
  ])('%s is a major change', (_, from, to, text) =>
    expect(compare({ lib: change(LIB, from, to) })).toEqual(expect.arrayContaining([text])),
  );

  it.each<[string, string, string, string]>([
    [
      'a new event',
      "'heizplatz-saved';",
      "'heizplatz-saved';\nexport const LEFT = 'heizplatz-left';",
      'minor heizplatz-left of the events is new',
    ],
    ['a renamed event', "'heizplatz-saved'", "'heizplatz-stored'", 'major heizplatz-saved of the events is gone'],
    ['a renamed context', "'toasts'", "'notices'", 'major toasts of the contexts is gone'],
    [
      'another value of a context',
      'text: string) => number',
      'text: number) => number',
      'major ui/Toasts.show(1) is number instead of string',
    ],
    ['a renamed global', 'heizplatzMessages', 'heizplatzTexts', 'major heizplatzMessages of the globals is gone'],
    [
      'another type of a global',
      'locale: string',
      'locale: number',
      // A member of a union is described whole.
      'major heizplatzMessages of the globals may be {"members":{"locale":"number"}} as well',
    ],
  ])('%s is noticed', (_, from, to, text) => {
    const changes = compare({ globals: change(GLOBALS, from, to) });
    expect(changes).toEqual(expect.arrayContaining([text]));
  });

  it.each([
    ['19.4', 'minor'],
    ['20.0', 'major'],
    ['19.2', 'major'],
  ])('React %s is a %s change', (react, level) =>
    expect(compare({ react })).toEqual([`${level} react is ${react} instead of 19.3`]),
  );
});
