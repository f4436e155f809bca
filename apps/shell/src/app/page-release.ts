import type { ReleaseName } from '@heizplatz/contract';
import { getOwnerByPath } from './get-owner-by-path';
import type { RemoteReference } from './page-data';

let remotes: readonly RemoteReference[] = [];
const failed = new Set<string>();

/** The remotes of this document, for as long as it lives; until then no release is known. */
export function setPageRemotes(all: readonly RemoteReference[]): void {
  remotes = all;
  failed.clear();
}

/** Which release draws a path; null: none that is known. */
export function getPageRelease(pathname = location.pathname): ReleaseName | null {
  const owner = getOwnerByPath(remotes, pathname);
  return owner ? { remote: owner.name, version: owner.version } : null;
}

/**
 * What a report of a failure says of the release, so that the API counts a visit as failed once, however often it fails.
 * Empty where the release is not known.
 */
export function claimFailure(release: ReleaseName | null): { release?: ReleaseName; isFirst?: boolean } {
  if (!release) return {};
  const isFirst = !failed.has(release.remote);
  failed.add(release.remote);
  return { release, isFirst };
}
