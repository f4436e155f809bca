import { type CssNode, find, generate, parse, type Selector } from 'css-tree';
import { DOCUMENT_CLASSES, DOCUMENT_FONT } from './document-styles.ts';

/** Undefined where every rule of a sheet stays with elements that carry a class, or with what lies in them. */
export function findFarReachingRule(css: string): string | undefined {
  const far = findFar(parse(css, { parseValue: false }), false);
  return far && generate(far).slice(0, MOST_CHARACTERS);
}

const MOST_CHARACTERS = 80;

/** They hold rules, or define what nothing else refers to by chance. */
const HARMLESS: readonly string[] = [
  'media',
  'supports',
  'container',
  'layer',
  'starting-style',
  'keyframes',
  'charset',
];

/** The first node below that reaches far; `isHeld` where a rule or scope round it holds it. */
function findFar(node: CssNode, isHeld: boolean): CssNode | undefined {
  switch (node.type) {
    case 'StyleSheet':
    case 'Block':
      return firstOf(node.children.toArray(), isHeld);
    case 'Rule':
      return findFarSelector(node.prelude, isHeld) ?? findFar(node.block, true);
    case 'Atrule':
      return findFarAtRule(node, isHeld);
    case 'Raw':
    case 'Declaration':
      return findFarInText(generate(node), isHeld);
    default:
      return undefined;
  }
}

/** Rules in rules that begin with an element's name: the parser leaves them as they are, or takes them for declarations. */
const findFarInText = (text: string, isHeld: boolean): CssNode | undefined =>
  text.includes('{') && !text.startsWith('--') ? findFar(parse(text, { parseValue: false }), isHeld) : undefined;

function firstOf(nodes: readonly CssNode[], isHeld: boolean): CssNode | undefined {
  for (const node of nodes) {
    const far = findFar(node, isHeld);
    if (far) return far;
  }
  return undefined;
}

function findFarAtRule(rule: CssNode & { type: 'Atrule' }, isHeld: boolean): CssNode | undefined {
  const name = rule.name.replace(/^-\w+-/, '').toLowerCase();
  if (name === 'keyframes' || !rule.block) return HARMLESS.includes(name) ? undefined : rule;
  if (HARMLESS.includes(name)) return findFar(rule.block, isHeld);
  if (name === 'font-face') return generate(rule.block).includes(DOCUMENT_FONT) ? rule : undefined;
  if (name !== 'scope') return rule;
  const scope = rule.prelude && find(rule.prelude, ({ type }) => type === 'Scope');
  const root = scope?.type === 'Scope' ? scope.root : null;
  return root ? (findFarSelector(root, isHeld) ?? findFar(rule.block, true)) : rule;
}

/** `isHeld` where it stands in a rule or scope that is held: what it does not tie to something else lies in there. */
function findFarSelector(list: CssNode, isHeld: boolean): CssNode | undefined {
  if (list.type !== 'SelectorList') return list;
  return list.children.toArray().find((one) => one.type !== 'Selector' || !isSelectorHeld(one, isHeld));
}

function isSelectorHeld(selector: Selector, isHeld: boolean): boolean {
  if (isHeld && !generate(selector).includes('&')) return true;
  return selector.children.toArray().some((part) => {
    if (part.type === 'ClassSelector') return !DOCUMENT_CLASSES.includes(part.name);
    if (part.type === 'NestingSelector') return isHeld;
    // Any other function says what an element is not, or what lies elsewhere.
    if (part.type !== 'PseudoClassSelector' || !['is', 'where'].includes(part.name)) return false;
    return part.children?.toArray().every((list) => !findFarSelector(list, false)) ?? false;
  });
}
