import { isPicturePath } from './advert-file-paths';
import { STYLE_FUNCTIONS, STYLE_PROPERTIES } from './styles-catalogue';

export const MOST_STYLES_CHARACTERS = 20_000;

export type StylesErrorCode =
  'STYLES_TOO_LONG' | 'STYLES_BROKEN' | 'STYLES_AT_RULE' | 'STYLES_SELECTOR' | 'STYLES_PROPERTY' | 'STYLES_VALUE';

export interface StylesError {
  readonly code: StylesErrorCode;
  /** What is wrong, as it was written. */
  readonly at: string;
}

/** Conditions of width and taste; they hold rules and nothing deeper. */
const AT_RULE = /^@(media|container)\s+[\w\s():.,<>=-]+$/;
/** Elements, classes, combinators and a few plain states; no attribute selectors, no host, no parts. */
const SELECTOR =
  /^(?:[\w\s.>+~,*-]|:(?:hover|focus|focus-visible|active|first-child|last-child|nth-child\([\w\s+-]+\)))+$/;
const VALUE = /^[\w\s#%.,()+*/"'-]+$/;
const QUOTED = /"[^"'\n\r\f]*"|'[^"'\n\r\f]*'/g;
const URL_CONTENT = /url\(\s*(?:"([^"']*)"|'([^"']*)'|([^"'()\s]*))\s*\)/gi;

const error = (code: StylesErrorCode, at: string): StylesError[] => [{ code, at: at.trim().slice(0, 120) }];

function isProperty(name: string): boolean {
  return STYLE_PROPERTIES.some((known) => (known.endsWith('-') ? name.startsWith(known) : name === known));
}

function isValue(value: string): boolean {
  if (!VALUE.test(value)) return false;
  const urls = [...value.matchAll(URL_CONTENT)];
  if (!urls.every(([, double, single, bare]) => isPicturePath(double ?? single ?? bare ?? ''))) return false;
  const rest = value.replaceAll(URL_CONTENT, '').replaceAll(QUOTED, '');
  // What is left is no whole url and no whole string, so it must be neither in part.
  if (/["']|url\s*\(/i.test(rest)) return false;
  const functions = [...rest.matchAll(/([\w-]*)\s*\(/g)].map(([, name = '']) => name.toLowerCase());
  return functions.every((name) => name === '' || STYLE_FUNCTIONS.includes(name));
}

function checkDeclaration(declaration: string): StylesError[] {
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, colon).trim().toLowerCase();
  if (colon < 0) return error('STYLES_BROKEN', declaration);
  if (!/^[a-z-]+$/.test(name) || !isProperty(name)) return error('STYLES_PROPERTY', declaration);
  return isValue(declaration.slice(colon + 1)) ? [] : error('STYLES_VALUE', declaration);
}

interface Rule {
  readonly prelude: string;
  readonly body: string;
}

/** Null where braces do not pair, or text stands outside of rules. */
function rulesOf(css: string): Rule[] | null {
  const rules: Rule[] = [];
  let depth = 0;
  let from = 0;
  let bodyFrom = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && (depth += 1) === 1) bodyFrom = at + 1;
    if (css[at] !== '}') continue;
    if ((depth -= 1) < 0) return null;
    if (depth > 0) continue;
    rules.push({ prelude: css.slice(from, bodyFrom - 1).trim(), body: css.slice(bodyFrom, at) });
    from = at + 1;
  }
  return depth === 0 && css.slice(from).trim() === '' ? rules : null;
}

function checkRule({ prelude, body }: Rule): StylesError[] {
  if (body.includes('{')) return error('STYLES_BROKEN', prelude);
  const declarations = body.split(';').filter((text) => text.trim() !== '');
  return [
    ...(SELECTOR.test(prelude) ? [] : error('STYLES_SELECTOR', prelude)),
    ...declarations.flatMap(checkDeclaration),
  ];
}

function checkBlock(rule: Rule): StylesError[] {
  if (!rule.prelude.startsWith('@')) return checkRule(rule);
  if (!AT_RULE.test(rule.prelude)) return error('STYLES_AT_RULE', rule.prelude);
  return rulesOf(rule.body)?.flatMap(checkRule) ?? error('STYLES_BROKEN', rule.prelude);
}

/** Comments fall away; one with a quote in it may have begun inside a string, and is refused (null). */
function withoutComments(css: string): string | null {
  const comments = css.match(/\/\*[^]*?\*\//g) ?? [];
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, ' ');
  return comments.some((text) => /["']/.test(text)) || /\/\*|\*\//.test(bare) ? null : bare;
}

/**
 * What is wrong with an advert's style sheet; empty: it may be served. An allow-list of properties, functions, selectors and
 * two at-rules: nothing is fetched but the store's own pictures, nothing leaves the flow of the slot, nothing is imported,
 * generated or animated. Escapes are refused whole, so that nothing is spelled in another way.
 */
export function checkStyles(css: string): readonly StylesError[] {
  if (css.length > MOST_STYLES_CHARACTERS) return error('STYLES_TOO_LONG', css.slice(0, 40));
  const bare = withoutComments(css);
  if (bare === null || /[\\!]/.test(bare)) return error('STYLES_BROKEN', css.slice(0, 40));
  const [statement] = /@[^{};]*;/.exec(bare) ?? [];
  if (statement !== undefined) return error('STYLES_AT_RULE', statement);
  return rulesOf(bare)?.flatMap(checkBlock) ?? error('STYLES_BROKEN', bare.slice(-40));
}
