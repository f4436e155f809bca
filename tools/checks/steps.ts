import type { Step } from './run-steps.ts';

export const LINT: Step = { title: 'Lint', command: 'node tools/checks/lint.ts' };

/** By the types: floating promises. */
export const PROMISES: Step = { title: 'Promises', command: 'node tools/checks/promises.ts' };

/** Exports, files and packages that nothing uses (knip.json beside this file). */
export const UNUSED: Step = { title: 'Unused exports', command: 'knip --config tools/checks/knip.json' };

/**
 * By references between the projects: those that did not change are not checked again. Four checkers a project, as
 * preset, infer the same types four times: on two processors one takes two thirds of the processor time.
 */
export const TYPES: Step = {
  title: 'Types',
  command: 'node node_modules/typescript-7/bin/tsc -b tools/tsconfig.workspace.json --checkers 1',
};

export const IMPORT_CYCLES: Step = { title: 'Import cycles', command: 'node tools/checks/check-imports.ts' };

/** Types that begin beside a build would find files that were not there when they looked for all. */
export const COMPILED_MESSAGES: Step = { title: 'Compiled messages', command: 'node tools/messages/compile-all.ts' };

export const MESSAGES: Step = { title: 'Messages', command: 'node tools/messages/main.ts --check' };

export const FORMAT: Step = { title: 'Format', command: 'oxfmt --list-different' };

/** Changes of the contract that its version does not tell of (tools/surfaces). */
export const CONTRACT: Step = { title: 'Contract', command: 'node tools/surfaces/main.ts contract --check' };

/** The same of what shell and remotes share. */
export const PLATFORM: Step = { title: 'Platform', command: 'node tools/surfaces/main.ts platform --check' };

/** Without promtool it reports this in its output and does not fail. */
export const ALERTS: Step = { title: 'Alert rules', command: 'node tools/alerts/main.ts' };

/** Prints refused packages alone; it reads the lock file and needs no network. */
export const LICENSES: Step = { title: 'Licences', command: 'node tools/licenses/main.ts --quiet' };

export const BUILD: Step = { title: 'Build', command: 'nx run-many -t build --outputStyle=static --parallel=1' };

/** What images hold, by what was built: their size, and no tool of the build in them. */
export const IMAGES: Step = { title: 'Images', command: 'node tools/deploy/check-images.ts' };

/** What the quick bench, the browser tests and the faults copy; half of its time is one process. */
export const SEED: Step = { title: 'Seeded demonstration', command: 'node tools/test-systems/seed.ts' };

/** What costs more bytes or CPU than the results kept in git, beyond their noise. */
export const BENCH: Step = { title: 'Quick bench', command: 'node tools/bench/run.ts --quick --compare' };

/** Another order of faults each day; the seed that is printed repeats it. */
export const FAULTS: Step = {
  title: 'Faults under orders',
  command: `node tools/faults/main.ts --seconds 10 --seed ${new Date().toISOString().slice(0, 10)}`,
};
