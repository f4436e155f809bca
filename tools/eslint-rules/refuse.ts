import type { Rule } from 'eslint';

/**
 * A rule that reports each node which one of the selectors finds. `no-restricted-syntax` has one list a file, which an
 * override replaces whole; rules with names of their own are turned off one by one.
 */
export const refuse = (message: string, ...selectors: readonly string[]): Rule.RuleModule => ({
  create: (context) => ({ [selectors.join()]: (node: Rule.Node) => context.report({ node, message }) }),
});
