import {
  checkFiles,
  checkFilesInPieces,
  checkFit,
  checkLoad,
  type PointerTrust,
  readShellBuild,
  readSigned,
} from '@heizplatz/releases';
import type { ShellConfig } from '../config';
import type { ReleaseTrust } from './release-checks';

type Places = Pick<ShellConfig, 'releaseKeyFile' | 'shellDir' | 'loadsBeforeServing' | 'isProduction'>;

/** The gate of a running shell. */
export function createReleaseTrust(places: Places): ReleaseTrust {
  const { releaseKeyFile, shellDir, loadsBeforeServing } = places;
  const shell = readShellBuild(shellDir);
  return {
    read: (folder) => readSigned(folder, releaseKeyFile),
    fit: (release) => checkFit(release, shell.fit),
    // In development the page after a build is rendered from it, so that nothing may go on in the background.
    check: loadsBeforeServing ? checkFilesInPieces : checkFiles,
    pointer: getPointerTrust(places),
    ...(loadsBeforeServing && { load: (release, folder) => checkLoad(release, folder, shell) }),
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
