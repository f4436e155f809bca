import { compareRemotes, type Override, type Release } from '@heizplatz/releases';
import type { RemoteReference } from '../../app/page-data';
import { releaseBase, remoteReference } from '../releases/release-urls';

/** Instead of a version; the development server has one build at a time. */
const OVERRIDE_VERSION = 'override';

/** What the browser loads: the visitor's releases, with overrides in the place of theirs. */
export function getReferences(releases: readonly Release[], overrides: readonly Override[]): RemoteReference[] {
  const others = releases.filter(({ name }) => !overrides.some((override) => override.name === name));
  return [...others, ...overrides]
    .toSorted(compareRemotes)
    .map((remote) => ('origin' in remote ? overrideReference(remote) : remoteReference(remote)));
}

const overrideReference = ({ name, container, origin, patterns }: Override): RemoteReference => ({
  name,
  version: OVERRIDE_VERSION,
  container,
  folder: `${origin}${releaseBase({ name, version: OVERRIDE_VERSION })}/`,
  patterns,
  // Its chunks bring both as they are loaded.
  ...{ styles: [], scripts: [] },
  isOverride: true,
});
