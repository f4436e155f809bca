import {
  checkFiles,
  checkFilesInPieces,
  checkFit,
  checkTaken,
  createLoadCheck,
  createReleaseStore,
  listStoredReleases,
  openBucket,
  type PointerTrust,
  type Release,
  readRemoteGrants,
  readShellBuild,
  readSigned,
  SHELL_BUILDS,
} from '@heizplatz/releases';
import type { ShellConfig } from '../config';
import { createFetchReleases } from './fetch-releases';
import type { ReleaseTrust } from './release-checks';
import type { ReleaseRegistry } from './release-registry';
import { serveTrials } from './serve-trials';
import { createShellBuilds, type GetShellFolder } from './shell-builds';

type Places = Pick<
  ShellConfig,
  'releaseKeyFile' | 'releasesDir' | 'releaseStore' | 'shellDir' | 'loadsBeforeServing' | 'isProduction' | 'apiUrls'
>;

/** What a release that passed is loaded by before it serves. */
type LoadAhead = (release: Release, folder: string) => Promise<void>;

interface Log {
  readonly error: (details: object, text: string) => void;
}

/** The gate of a running shell. */
export function createReleaseTrust(places: Places, log: Log, loadAhead?: LoadAhead): ReleaseTrust {
  const { releaseKeyFile, releasesDir, releaseStore, shellDir, loadsBeforeServing, apiUrls } = places;
  const shell = readShellBuild(shellDir);
  const read = (folder: string) => readSigned(folder, releaseKeyFile);
  const checkLoad = createLoadCheck({ ...shell, serve: serveTrials(apiUrls) });
  const store = releaseStore && createReleaseStore(openBucket(releaseStore.address, releaseStore.access));
  return {
    read,
    ...(store && { fetch: createFetchReleases({ store, releasesDir, readSigned: read, log }) }),
    owns: (release, others) => checkTaken(release, others, readRemoteGrants(releaseKeyFile)),
    fit: (release) => checkFit(release, shell.fit),
    // In development the page after a build is rendered from it, so that nothing may go on in the background.
    check: loadsBeforeServing ? checkFilesInPieces : checkFiles,
    pointer: getPointerTrust(places),
    ...(loadsBeforeServing && {
      load: async (release, folder) => {
        await checkLoad(release, folder);
        await loadAhead?.(release, folder);
      },
    }),
  };
}

/** In production an entry that nobody signed might be anybody's. */
export const getPointerTrust = ({
  releaseKeyFile,
  isProduction,
}: Pick<ShellConfig, 'releaseKeyFile' | 'isProduction'>): PointerTrust => ({
  publicKeyFile: releaseKeyFile,
  acceptsUnsigned: !isProduction,
});

/** Other builds of the shell, from the folder of the releases or their bucket. */
export function openShellBuilds(
  { releasesDir, releaseStore }: Pick<ShellConfig, 'releasesDir' | 'releaseStore'>,
  { registry, trust, log }: { readonly registry: ReleaseRegistry; readonly trust: ReleaseTrust; readonly log: Log },
): GetShellFolder {
  const { fetch } = trust;
  if (!releaseStore || !fetch) return createShellBuilds({ registry, log });
  const bucket = openBucket(releaseStore.address, releaseStore.access);
  const list = async () => new Set((await listStoredReleases(bucket, SHELL_BUILDS)).map(({ version }) => version));
  return createShellBuilds({ registry, log, store: { releasesDir, list, fetch } });
}
