import { checkFiles, checkFilesInPieces, checkFit, checkLoad, readShellBuild, readSigned } from '@heizplatz/releases';
import type { ShellConfig } from '../config';
import type { ReleaseTrust } from './release-checks';

type Places = Pick<ShellConfig, 'releaseKeyFile' | 'shellDir' | 'loadsBeforeServing'>;

/** The gate of a running shell. */
export function createReleaseTrust({ releaseKeyFile, shellDir, loadsBeforeServing }: Places): ReleaseTrust {
  const shell = readShellBuild(shellDir);
  return {
    read: (folder) => readSigned(folder, releaseKeyFile),
    fit: (release) => checkFit(release, shell.fit),
    // In development the page after a build is rendered from it, so that nothing may go on in the background.
    check: loadsBeforeServing ? checkFilesInPieces : checkFiles,
    ...(loadsBeforeServing && { load: (release, folder) => checkLoad(release, folder, shell) }),
  };
}
