import { parseArgs } from 'node:util';

export type TestArguments =
  | { readonly kind: 'all' }
  | { readonly kind: 'paths'; readonly paths: readonly string[]; readonly repeat: number };

export const TEST_USAGE = `npm test                        runs everything; the last line counts passed and failed tests
npm test -- PATH…               runs these spec files or folders
npm test -- --repeat N PATH…    runs them N times, to find flaky tests`;

/** Throws with a sentence when the arguments do not fit TEST_USAGE. */
export function parseTestArguments(args: readonly string[]): TestArguments {
  const { values, positionals: paths } = parseArgs({
    args: [...args],
    options: { repeat: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.repeat === undefined && paths.length === 0) return { kind: 'all' };
  const repeat = Number(values.repeat ?? 1);
  if (!Number.isInteger(repeat) || repeat < 1 || repeat > 1000)
    throw new Error(`--repeat takes a whole number from 1 to 1000, not '${values.repeat}'.`);
  if (paths.length === 0) throw new Error('--repeat needs the path of a spec file or folder.');
  return { kind: 'paths', paths, repeat };
}
