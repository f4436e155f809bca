import { compare, inc, major } from 'semver';

/** What a difference costs. minor: older remotes go on, newer ones need it. major: an older remote could stumble over it. */
export type Level = 'minor' | 'major';

export interface Change {
  readonly level: Level;
  /** A clause with its subject: 'useSite of @heizplatz/router is gone'. */
  readonly text: string;
}

interface Versions {
  /** Of the report. */
  readonly reported: string;
  /** Of the sources. */
  readonly current: string;
}

/** The least version that the sources may have after these changes of what the report describes. */
export function leastVersion(changes: readonly Change[], reported: string): string {
  const levels = new Set(changes.map(({ level }) => level));
  if (levels.has('major')) return bump(reported, 'major');
  return levels.has('minor') ? bump(reported, 'minor') : reported;
}

const bump = (version: string, level: 'major' | 'minor'): string => inc(version, level) ?? version;

/** Why the sources' version does not tell of the changes; null: it does. */
export function findVersionFault(changes: readonly Change[], { reported, current }: Versions): string | null {
  const least = leastVersion(changes, reported);
  if (compare(current, least) < 0) return `the version has to be ${least} or higher, it is ${current}`;
  if (major(current) > major(least))
    return `a new major (${current}) refuses all releases of before, and nothing asks for it`;
  return null;
}
