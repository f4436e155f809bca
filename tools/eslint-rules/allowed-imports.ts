import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import type { Rule } from 'eslint';
import { matchesPattern } from './allowed-packages.ts';
import { findAllowed } from './find-allowed.ts';

type Name = Extract<Rule.Node, { type: 'Literal' | 'TemplateLiteral' }>;

const LOADERS = [
  "[callee.name='require']",
  "[callee.object.name='require']",
  "[callee.property.name='getBuiltinModule']",
  "[callee.object.type='MetaProperty'][callee.property.name='resolve']",
  "[callee.object.name='jest'][callee.property.name=/mock|actual/i]",
].map((loader) => `CallExpression${loader}`);

/** Each way to name a module that the parser can see, whether it loads a value or a type. */
const NAMES = [
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > .source',
  'ImportExpression > TSAsExpression > .expression',
  'TSImportType > Literal',
  'TSImportType > TSLiteralType > Literal',
  'TSExternalModuleReference > Literal',
  `:matches(${LOADERS.join()}) > .arguments:first-child`,
].join();

const readName = (node: Name): unknown =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('*') : node.value;

/**
 * Refuses what `allowed-packages.ts` does not list for a file, and builtin modules without `node:` unless they are listed so;
 * names that the program computes pass.
 */
export const allowedImports: Rule.RuleModule = {
  create(context) {
    const allowed = findAllowed(context.cwd, relative(context.cwd, context.filename));
    function check(node: Name): void {
      const name = readName(node);
      if (typeof name !== 'string' || /^[./*]|^@heizplatz\//.test(name)) return;
      const isListed = isBareBuiltin(name)
        ? allowed.includes(name)
        : allowed.some((pattern) => matchesPattern(pattern, name));
      if (isListed) return;
      const message = isBareBuiltin(name)
        ? `Write node:${name}.`
        : `${name} is not among what this file may import (tools/eslint-rules/allowed-packages.ts).`;
      context.report({ node, message });
    }
    return { [NAMES]: check };
  },
};

const isBareBuiltin = (name: string): boolean => isBuiltin(name) && !name.startsWith('node:');
