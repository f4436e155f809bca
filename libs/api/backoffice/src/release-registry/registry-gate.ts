import { type CallDependencies, createReleasePointer } from '@heizplatz/api-platform';
import { CONTRACT_SEMVER, CONTRACT_VERSION } from '@heizplatz/contract';
import {
  checkTaken,
  describeIncompatibility,
  describePatternConflict,
  findIncompatibility,
  findPatternConflict,
  readRemoteGrants,
  type Release,
  ShellFit,
} from '@heizplatz/releases';
import { listShellNodes } from '@heizplatz/releases/database';
import * as v from 'valibot';
import { type PublishedReleases, readManifestIn } from './published-releases';
import { RegistryError } from './registry-error';

/**
 * Throws RELEASE_INCOMPATIBLE unless this API and every running shell bring what the release needs, PATTERN_CONFLICT where
 * its paths belong to a remote that serves, PATH_TAKEN where only the operator could move them, and GATE_UNKNOWN where that cannot be known. The smoke load is left to the
 * shells' own gate: a team's code does not run in a process that holds keys and the database.
 */
export async function checkServable(
  release: Release,
  releases: PublishedReleases,
  dependencies: CallDependencies,
): Promise<void> {
  const { contractVersion, contract } = release;
  const api = {
    contractVersion: CONTRACT_VERSION,
    contract: { version: CONTRACT_SEMVER, range: '' },
    sharedVersions: {},
  };
  refuseIncompatible({ contractVersion, contract, sharedVersions: {} }, api, 'the API');
  for (const fit of await listShellFits(dependencies)) refuseIncompatible(release, fit, 'a running shell');
  const others = await listOthersServing(release.name, releases, dependencies);
  const conflict = findPatternConflict(release, others);
  if (conflict) throw new RegistryError('PATTERN_CONFLICT', describePatternConflict(conflict));
  checkTaken(release, others, readRemoteGrants(dependencies.services.config.releaseKeyFile));
}

function refuseIncompatible(...[release, has, whose]: [...Parameters<typeof findIncompatibility>, string]): void {
  const incompatibility = findIncompatibility(release, has);
  if (incompatibility)
    throw new RegistryError('RELEASE_INCOMPATIBLE', `${describeIncompatibility(incompatibility)} (${whose})`);
}

async function listShellFits({ db, clock }: CallDependencies): Promise<ShellFit[]> {
  const nodes = await listShellNodes(db, clock());
  if (nodes.length === 0) throw new RegistryError('GATE_UNKNOWN', 'no running shell has reported what fits it');
  return nodes.map(({ fit }) => {
    const parsed = v.safeParse(ShellFit, fit);
    if (!parsed.success) throw new RegistryError('GATE_UNKNOWN', 'a running shell does not report what fits it');
    return parsed.output;
  });
}

async function listOthersServing(
  remote: string,
  releases: PublishedReleases,
  { db, clock, services: { config } }: CallDependencies,
): Promise<Release[]> {
  const { remotes } = await createReleasePointer({ db, clock, config }).read();
  const serving = Object.entries(remotes).flatMap(([other, entry]) =>
    entry.serving.map(({ version }) => ({ remote: other, version })),
  );
  const others = serving.filter((one) => one.remote !== remote);
  return Promise.all(
    others.map(async (names) => {
      try {
        return await readManifestIn(await releases.getFolder(names));
      } catch (cause) {
        const message = `the paths of ${names.remote} ${names.version}, which serves, cannot be read`;
        throw new RegistryError('GATE_UNKNOWN', message, { cause });
      }
    }),
  );
}
