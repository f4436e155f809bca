import { parseArgs } from 'node:util';

export type TestArguments =
  { readonly kind: 'all' } | { readonly kind: 'paths'; readonly paths: readonly string[]; readonly repeat: number };

export const TEST_USAGE = `npm test                        everything; the last line counts
npm test -- PATH…               spec files or folders alone
npm test -- --repeat N PATH…    the same N times, to find what does not pass each time`;

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
