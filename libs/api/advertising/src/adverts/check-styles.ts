import { type Atrule, type CssNode, type Declaration, find, parse, type Rule } from 'css-tree';
import { isPicturePath } from './advert-file-paths';
import { STYLE_FUNCTIONS, STYLE_PROPERTIES } from './styles-catalogue';

export const MOST_STYLES_CHARACTERS = 20_000;

export type StylesErrorCode =
  | 'STYLES_TOO_LONG'
  | 'STYLES_BROKEN'
  | 'STYLES_AT_RULE'
  | 'STYLES_SELECTOR'
  | 'STYLES_PROPERTY'
  | 'STYLES_VALUE';

export interface StylesError {
  readonly code: StylesErrorCode;
  /** What is wrong, as it was written. */
  readonly at: string;
}

type NodeType = CssNode['type'];

/** Conditions of width and taste; they hold rules and nothing deeper. */
const AT_RULES: readonly string[] = ['media', 'container'];
const CONDITION_NODES: readonly NodeType[] = [
  ...(['AtrulePrelude', 'MediaQueryList', 'MediaQuery', 'Condition', 'Feature', 'FeatureRange'] as const),
  ...(['Identifier', 'Dimension', 'Number', 'Ratio'] as const),
];
/** Elements, classes, combinators and a few plain states; no attribute selectors, no host, no parts. */
const SELECTOR_NODES: readonly NodeType[] = [
  ...(['SelectorList', 'Selector', 'TypeSelector', 'ClassSelector', 'Combinator'] as const),
  ...(['PseudoClassSelector', 'Nth', 'AnPlusB', 'Identifier'] as const),
];
const STATES: readonly string[] = [
  'hover',
  'focus',
  'focus-visible',
  'active',
  'first-child',
  'last-child',
  'nth-child',
];
const VALUE_NODES: readonly NodeType[] = [
  ...(['Value', 'Identifier', 'Number', 'Percentage', 'Dimension', 'Hash', 'Operator', 'Parentheses'] as const),
  ...(['Function', 'String', 'Url'] as const),
];
const OPERATORS: readonly string[] = [',', '/', '+', '-', '*'];
const STRING = /^[\w\s.,-]*$/;

/** The first node that is on no list, if any. */
const findForeign = (tree: CssNode, isAllowed: (node: CssNode) => boolean): CssNode | null =>
  find(tree, (node) => !isAllowed(node));

const isCondition = ({ type }: CssNode): boolean => CONDITION_NODES.includes(type);

function isSelector(node: CssNode): boolean {
  if (node.type === 'PseudoClassSelector') return STATES.includes(node.name);
  return SELECTOR_NODES.includes(node.type);
}

function isValue(node: CssNode): boolean {
  if (node.type === 'Function') return STYLE_FUNCTIONS.includes(node.name.toLowerCase());
  if (node.type === 'Url') return isPicturePath(node.value);
  if (node.type === 'String') return STRING.test(node.value);
  if (node.type === 'Operator') return OPERATORS.includes(node.value.trim());
  return VALUE_NODES.includes(node.type);
}

const isProperty = (name: string): boolean =>
  STYLE_PROPERTIES.some((known) => (known.endsWith('-') ? name.startsWith(known) : name === known));

const error = (code: StylesErrorCode, at: string): StylesError[] => [{ code, at: at.trim().slice(0, 120) }];

/** What is wrong with a parsed style sheet. */
function checkTree(tree: CssNode, getText: (node: CssNode) => string): StylesError[] {
  const isClosed = (block: CssNode): boolean => getText(block).endsWith('}');

  function checkDeclaration(declaration: Declaration): StylesError[] {
    const { property, important, value } = declaration;
    if (important) return error('STYLES_BROKEN', getText(declaration));
    if (!isProperty(property.toLowerCase())) return error('STYLES_PROPERTY', getText(declaration));
    return findForeign(value, isValue) ? error('STYLES_VALUE', getText(declaration)) : [];
  }

  function checkRule(rule: Rule): StylesError[] {
    if (!isClosed(rule.block)) return error('STYLES_BROKEN', getText(rule));
    return [
      ...(findForeign(rule.prelude, isSelector) ? error('STYLES_SELECTOR', getText(rule.prelude)) : []),
      ...rule.block.children
        .toArray()
        .flatMap((node) =>
          node.type === 'Declaration' ? checkDeclaration(node) : error('STYLES_BROKEN', getText(node)),
        ),
    ];
  }

  function checkAtRule(rule: Atrule): StylesError[] {
    const { name, prelude, block } = rule;
    if (!AT_RULES.includes(name) || !prelude || !block || findForeign(prelude, isCondition))
      return error('STYLES_AT_RULE', getText(rule));
    if (!isClosed(block)) return error('STYLES_BROKEN', getText(rule));
    return block.children
      .toArray()
      .flatMap((node) => (node.type === 'Rule' ? checkRule(node) : error('STYLES_BROKEN', getText(node))));
  }

  if (tree.type !== 'StyleSheet') return error('STYLES_BROKEN', getText(tree));
  return tree.children.toArray().flatMap((node) => {
    if (node.type === 'Comment') return [];
    if (node.type === 'Rule') return checkRule(node);
    return node.type === 'Atrule' ? checkAtRule(node) : error('STYLES_BROKEN', getText(node));
  });
}

/**
 * What is wrong with an advert's style sheet; empty: it may be served. An allow-list of properties, functions, selectors and
 * two at-rules: nothing is fetched but the store's own pictures, nothing leaves the flow of the slot, nothing is imported,
 * generated or animated. Escapes are refused whole, so that nothing is spelled in another way.
 */
export function checkStyles(css: string): readonly StylesError[] {
  if (css.length > MOST_STYLES_CHARACTERS) return error('STYLES_TOO_LONG', css.slice(0, 40));
  if (/[\\\0]/.test(css)) return error('STYLES_BROKEN', css.slice(0, 40));
  const getText = ({ loc }: Pick<CssNode, 'loc'>): string => (loc ? css.slice(loc.start.offset, loc.end.offset) : '');
  const broken: string[] = [];
  const tree = parse(css, {
    positions: true,
    // What the parser skipped has no node of its own.
    onParseError: (_reason, node: CssNode | null) => broken.push(node?.loc ? getText(node) : css),
    onComment: (_text, loc) => {
      const comment = getText({ loc });
      if (!/^\/\*[^]*\*\/$/.test(comment) || comment.length < 4) broken.push(comment);
    },
  });
  const errors = checkTree(tree, getText);
  return errors.length > 0 ? errors : broken.flatMap((text) => error('STYLES_BROKEN', text));
}
