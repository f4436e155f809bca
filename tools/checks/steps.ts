import type { Step } from './run-steps.ts';

export const LINT: Step = { title: 'Lint', command: 'node tools/checks/lint.ts' };

/** By references between the projects: those that did not change are not checked again. */
export const TYPES: Step = { title: 'Types', command: 'tsc -b tools/tsconfig.workspace.json' };

export const IMPORT_CYCLES: Step = { title: 'Import cycles', command: 'node tools/checks/check-imports.ts' };

export const MESSAGES: Step = { title: 'Messages', command: 'node tools/messages/main.ts --check' };

export const FORMAT: Step = { title: 'Format', command: 'prettier --check . --log-level warn' };

export const BUILD: Step = { title: 'Build', command: 'nx run-many -t build --outputStyle=static --parallel=1' };
