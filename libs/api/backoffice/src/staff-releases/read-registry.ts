import { existsSync } from 'node:fs';
import { type CallResponse, type CALLS, ReleaseVersion } from '@heizplatz/contract';
import {
  pointerFile,
  type PointerStore,
  readRemoteGrants,
  type Release,
  type ReleasePointer,
  type RemoteGrants,
} from '@heizplatz/releases';
import * as v from 'valibot';
import {
  openManifests,
  type PublishedManifests,
  type PublishedVersion,
  type ReleasePlaces,
} from './published-manifests';

/** `release` null: its release.json is missing, broken, another's, or not signed with our key. */
export interface ReleaseMatch {
  readonly remote: string;
  readonly version: string;
  readonly release: Release | null;
}

export interface Registry {
  readonly state: CallResponse<typeof CALLS.publishedReleases>['Registry'];
  readonly pointer: ReleasePointer;
  readonly releases: readonly ReleaseMatch[];
  /** What the operator gave to remotes. */
  readonly grants: RemoteGrants;
}

/** Not a folder that is being published. */
const isAvailable = (name: string): boolean => !name.endsWith('.part') && v.is(ReleaseVersion, name);

/** Null: it cannot be read. */
async function getPointer(store: PointerStore): Promise<ReleasePointer | null> {
  try {
    return await store.read();
  } catch {
    return null;
  }
}

/** Null: it cannot be read. */
async function listPublished(manifests: PublishedManifests): Promise<readonly PublishedVersion[] | null> {
  try {
    return await manifests.list();
  } catch {
    return null;
  }
}

/** Versions that a remote's rules name, whether they are published or not. */
export const servingVersions = ({ remotes }: ReleasePointer, remote: string): string[] => [
  ...new Set(remotes[remote]?.serving.map(({ version }) => version)),
];

/** Remotes that are published, or served once. */
export const listRemotes = ({ pointer, releases }: Pick<Registry, 'pointer' | 'releases'>): string[] =>
  [...new Set([...releases.map(({ remote }) => remote), ...Object.keys(pointer.remotes)])].toSorted();

/** All that is published, and what serves though it is not there (any more). Never rejects for what cannot be read. */
export async function readRegistry(places: ReleasePlaces, store: PointerStore): Promise<Registry> {
  const manifests = openManifests(places);
  const pointer = await getPointer(store);
  const published = await listPublished(manifests);
  const remotes = pointer ?? { remotes: {} };
  const serving = Object.keys(remotes.remotes).flatMap((remote) =>
    servingVersions(remotes, remote).map((version) => ({ remote, version })),
  );
  const all = [...(published ?? []), ...serving].filter(({ version }) => isAvailable(version));
  const unique = new Map(all.map((one) => [`${one.remote}/${one.version}`, one]));
  const releases = await Promise.all(
    [...unique.values()].map(async (one) => ({ ...one, release: await manifests.read(one) })),
  );
  const isMissing = published !== null && releases.length === 0 && !existsSync(pointerFile(places.releasesDir));
  const grants = existsSync(places.releaseKeyFile) ? readRemoteGrants(places.releaseKeyFile) : {};
  const isReadable = pointer !== null && published !== null;
  return { state: isMissing ? 'missing' : isReadable ? 'there' : 'unreadable', pointer: remotes, releases, grants };
}
