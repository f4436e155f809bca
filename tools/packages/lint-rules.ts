import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Linter } from 'eslint';
import { readLibEntries } from '../build/lib-entries.ts';
import { ROOT } from '../build/workspace.ts';
import { findOwner } from './rename-imports.ts';
import { TEAM_PACKAGES } from './team-packages.ts';

/** Of files that a remote has here; what ESLint says of them holds for a remote in a repository of its own. */
const FILES = { code: 'apps/order/src/routes.tsx', specs: 'apps/order/src/routes.spec.ts' } as const;

type Rules = Record<keyof typeof FILES, Linter.RulesRecord>;

/** The rules of this repository for a remote, with the names that libs have in the packages; without those of its projects. */
export function readLintRules(): Rules {
  return { code: readRules(FILES.code), specs: readRules(FILES.specs) };
}

function readRules(file: string): Linter.RulesRecord {
  const eslint = join(ROOT, 'node_modules/.bin/eslint');
  const text = execFileSync(eslint, ['--print-config', file], {
    ...{ cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    env: { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' },
  });
  const { rules } = JSON.parse(renameLibs(text)) as { readonly rules: Linter.RulesRecord };
  return Object.fromEntries(Object.entries(rules).filter(([name]) => !name.startsWith('@nx/')));
}

const TEAM = { name: '', uses: TEAM_PACKAGES.map(({ name }) => name) };
const LIBS = readLibEntries(ROOT);

const renameLibs = (text: string): string =>
  text.replaceAll(/@heizplatz\/[\w-]+(?=[", ])/g, (name) => {
    const owner = LIBS[name] === undefined ? name : findOwner(TEAM, name);
    return owner === name || owner === '' ? name : `${owner}/${name.slice('@heizplatz/'.length)}`;
  });
