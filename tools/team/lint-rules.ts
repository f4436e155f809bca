import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Linter } from 'eslint';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import * as reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { TOOLS_ROOT } from '../build/workspace.ts';
import { LINT_RULES } from './lint-rules-file.ts';

type Rules = Readonly<Record<'code' | 'specs', Linter.RulesRecord>>;

const { code, specs } = JSON.parse(readFileSync(join(TOOLS_ROOT, LINT_RULES), 'utf8')) as Rules;

/** What a team's eslint.config.mjs exports: the monorepo's rules, which its code has to pass on the way back as well. */
const configuration: Linter.Config[] = [
  { ignores: ['dist', '**/*.js', '**/*.mjs'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser as Linter.Parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    plugins: {
      '@typescript-eslint': tseslint.plugin as never,
      'jsx-a11y': jsxA11y,
      'react-hooks': reactHooks as never,
      regexp: regexp as never,
    },
    rules: code,
  },
  { files: ['**/*.spec.{ts,tsx}', '**/testing/**'], rules: specs },
];

// eslint-disable-next-line no-restricted-syntax -- ESLint reads a default export
export default configuration;
