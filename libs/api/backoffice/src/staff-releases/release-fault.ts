import { CONTRACT_SEMVER, CONTRACT_VERSION } from '@heizplatz/contract';
import {
  checkTaken,
  findIncompatibility,
  findPatternConflict,
  OwnershipRefusal,
  type Release,
  type ReleaseFit,
  servedVersion,
} from '@heizplatz/releases';
import { type ReleaseMatch, type Registry, servingVersions } from './read-registry';
import { BROKEN_TEXT, getRemoteName, incompatibilityText, patternConflictText, TAKEN_TEXT } from './release-labels';

/**
 * What runs, as far as this API knows it: its own contract, and the shared versions of what the shell took last, of the same
 * area where one can be read. Null: nothing serves that could be compared with.
 */
function sharedBy({ pointer, releases }: Registry, remote: string): ReleaseFit['sharedVersions'] | null {
  const serving = releases.filter((one) => servedVersion(pointer, one.remote) === one.version);
  const readable = serving.filter(({ release }) => release !== null);
  const chosen = readable.find((one) => one.remote === remote) ?? readable[0];
  return chosen?.release?.sharedVersions ?? null;
}

/** Why a release must not serve, in German; null: it may, as far as this API knows. The platform is the shell's, whose gate decides. */
export function releaseFault(registry: Registry, { remote, release }: ReleaseMatch): string | null {
  if (!release) return BROKEN_TEXT;
  const sharedVersions = sharedBy(registry, remote) ?? release.sharedVersions;
  const incompatibility = findIncompatibility(
    { ...release, platform: undefined },
    {
      contractVersion: CONTRACT_VERSION,
      contract: { version: CONTRACT_SEMVER, range: `^${CONTRACT_SEMVER}` },
      sharedVersions,
    },
  );
  if (incompatibility) return incompatibilityText(incompatibility);
  const served = listServed(registry);
  const conflict = findPatternConflict(release, served);
  if (conflict) return patternConflictText(conflict, getRemoteName(registry, conflict.remote));
  return takesOthersPaths(release, served, registry) ? TAKEN_TEXT : null;
}

function takesOthersPaths(release: Release, served: readonly Release[], { grants }: Registry): boolean {
  try {
    checkTaken(release, served, grants);
    return false;
  } catch (error) {
    if (error instanceof OwnershipRefusal) return true;
    throw error;
  }
}

/** Every release that serves somebody, as far as it can be read. */
const listServed = ({ pointer, releases }: Registry): Release[] =>
  releases.flatMap(({ remote, version, release }) =>
    release && servingVersions(pointer, remote).includes(version) ? [release] : [],
  );
