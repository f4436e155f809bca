import { matchPath } from '@heizplatz/router';

/** The first of the remotes whose patterns match; public, with its catch-all, stands last. */
export function getOwnerByPath<T extends { readonly patterns: readonly string[] }>(
  remotes: readonly T[],
  pathname: string,
): T | undefined {
  return remotes.find(({ patterns }) => patterns.some((pattern) => matchPath(pattern, pathname)));
}
