import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/workspace.ts';
import { getAreas } from '../mutation/get-areas.ts';
import { findChangeBase, listChangedFiles } from './changed-files.ts';
import { joinFiles } from './join-files.ts';
import { planValidation, type ValidationPlan } from './plan-validation.ts';
import { readImportsOfSpecs } from './read-imports.ts';
import { runSteps, type Step } from './run-steps.ts';
import { CONTRACT, IMPORT_CYCLES, LICENSES, LINT, MESSAGES, PLATFORM, PROMISES, TYPES, UNUSED } from './steps.ts';

/**
 * `npm run validate [-- --base REF] [--mutation]`, before a push: format, messages, lint, promises, types and specs of all that
 * changed since the last push. Fails when something changed and nothing checks it. With --mutation small faults are planted
 * in the changed files of tools/mutation/areas.ts too, which takes minutes.
 */
const VALIDATED = join(ROOT, 'tmp/validated-commit');
const from = Date.now();
const { values } = parseArgs({ options: { base: { type: 'string' }, mutation: { type: 'boolean' } } });
const base = findChangeBase(ROOT, {
  explicit: values.base,
  validated: existsSync(VALIDATED) ? readFileSync(VALIDATED, 'utf8').trim() : undefined,
});
const changed = listChangedFiles(ROOT, base);
if (changed.length === 0) {
  console.log(`Nothing changed since ${base.description}.`);
  process.exit(0);
}
const plan = planValidation(changed, { files: listFiles(), imports: readImportsOfSpecs(ROOT) });
console.log(`${changed.length} files changed since ${base.description}; ${plan.specs.length} specs depend on them.`);
const results = await runSteps([...(values.mutation ? mutationSteps(changed) : []), ...getSteps(plan)]);
const failed = results.filter(({ isOk }) => !isOk).map(({ title }) => title);
if (plan.unchecked.length > 0) {
  console.error(`\nNo check covers these files:\n${plan.unchecked.join('\n')}`);
  failed.push('unchecked files');
}
const seconds = ((Date.now() - from) / 1000).toFixed(1);
if (failed.length > 0) {
  console.error(`\nFailed after ${seconds} s: ${failed.join(', ')}`);
  process.exit(1);
}
mkdirSync(join(ROOT, 'tmp'), { recursive: true });
writeFileSync(VALIDATED, execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT }));
console.log(`\nValid: ${results.map(({ title }) => title.toLowerCase()).join(', ')} in ${seconds} s.`);

function mutationSteps(files: readonly string[]): Step[] {
  const planted = getAreas(files).flatMap(([, { mutate }]) => mutate);
  const named = planted.map((file) => `--file ${file}`).join(' ');
  return planted.length > 0 ? [{ title: 'Mutation', command: `node tools/mutation/main.ts ${named}` }] : [];
}

/** All specs where there are too many to be named. */
function getSpecsCommand(specs: readonly string[]): string {
  const files = joinFiles(specs, '');
  return files === '' ? 'jest --silent' : `jest --silent --runTestsByPath ${files}`;
}

/** The longest first. */
function getSteps({ formatted, specs, catalogues, hasScripts }: ValidationPlan): Step[] {
  const scripts = formatted.filter((file) => /\.tsx?$/.test(file));
  return [
    ...(specs.length > 0 ? [{ title: 'Specs', command: getSpecsCommand(specs) }] : []),
    ...(hasScripts ? [TYPES, LINT] : []),
    ...(catalogues.length > 0
      ? [catalogues === 'all' ? MESSAGES : { ...MESSAGES, command: `${MESSAGES.command} ${catalogues.join(' ')}` }]
      : []),
    ...(formatted.length > 0
      ? [
          {
            title: 'Format',
            command: `oxfmt --list-different --no-error-on-unmatched-pattern ${joinFiles(formatted, '.')}`,
          },
        ]
      : []),
    ...(scripts.length > 0 ? [{ ...PROMISES, command: `${PROMISES.command} ${joinFiles(scripts, '')}` }] : []),
    ...(hasScripts ? [IMPORT_CYCLES, UNUSED, LICENSES, CONTRACT, PLATFORM] : []),
  ];
}

function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}
