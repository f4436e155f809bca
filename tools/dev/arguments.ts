import { REMOTE_NAMES } from '../build/apps.ts';

/** The remotes to watch: those named, or all. Throws a sentence for people when one is unknown. */
export function parseArguments(names: readonly string[]): readonly string[] {
  const unknown = names.filter((name) => !REMOTE_NAMES.includes(name));
  if (unknown.length)
    throw new Error(`Unknown remote '${unknown.join("', '")}'. Usage: npm run dev -- [${REMOTE_NAMES.join('|')} …]`);
  return names.length ? REMOTE_NAMES.filter((name) => names.includes(name)) : REMOTE_NAMES;
}
