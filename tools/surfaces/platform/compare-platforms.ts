import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../version-check.ts';
import { compareTypes } from './compare-types.ts';
import { spellEnumerations } from './spell-enumerations.ts';
import type { Direction, Members, PlatformReport } from './shape.ts';

/** What a change of the surface means for a remote that was built before it. */
export function comparePlatforms(...reports: readonly [before: PlatformReport, after: PlatformReport]): Change[] {
  const [before, after] = spellEnumerations(reports);
  const libs = getKeys(before.exports, after.exports);
  const names = (events: readonly string[]): Members => Object.fromEntries(events.map((name) => [name, 'event']));
  return [
    ...libs.flatMap((lib) => compareNames(before.exports[lib], after.exports[lib], { of: lib, direction: 'out' })),
    ...compareNames(before.globals, after.globals, { of: 'the globals', direction: 'both' }),
    ...compareNames(before.contexts, after.contexts, { of: 'the contexts', direction: 'both' }),
    ...compareNames(names(before.events), names(after.events), { of: 'the events', direction: 'both' }),
    ...compareNamedTypes(before, after),
    ...comparePackages(before.packages, after.packages),
  ];
}

const getKeys = (...all: readonly object[]): string[] => [...new Set(all.flatMap((one) => Object.keys(one)))];

function compareNames(
  before: Members = {},
  after: Members = {},
  { of, direction }: { readonly of: string; readonly direction: Direction },
): Change[] {
  return getKeys(before, after).flatMap((name): Change[] => {
    const [old, now] = [before[name], after[name]];
    if (old === undefined) return [{ level: 'minor', text: `${name} of ${of} is new` }];
    if (now === undefined) return [{ level: 'major', text: `${name} of ${of} is gone` }];
    return compareTypes(old, now, { path: `${name} of ${of}`, direction });
  });
}

/** One that came or went is noticed where it is named. */
function compareNamedTypes({ types: before }: PlatformReport, { types: after }: PlatformReport): Change[] {
  return Object.entries(before).flatMap(([name, old]) => {
    const now = after[name];
    if (!now || isDeepStrictEqual(old, now)) return [];
    const direction = old.direction === now.direction ? now.direction : 'both';
    return compareTypes(old.shape, now.shape, { path: name, direction });
  });
}

/** The shell brings them, and remotes take them, or an object of theirs crosses. */
function comparePackages(before: PlatformReport['packages'], after: PlatformReport['packages']): Change[] {
  return getKeys(before, after).flatMap((name): Change[] => {
    const [old, now] = [before[name], after[name]];
    if (old === now) return [];
    if (!old) return [{ level: 'minor', text: `${name} is shared` }];
    if (!now) return [{ level: 'major', text: `${name} is no longer shared` }];
    const [oldMajor, oldMinor] = old.split('.').map(Number);
    const [nowMajor, nowMinor] = now.split('.').map(Number);
    const isLater = oldMajor === nowMajor && (nowMinor ?? 0) > (oldMinor ?? 0);
    return [{ level: isLater ? 'minor' : 'major', text: `${name} is ${now} instead of ${old}` }];
  });
}
