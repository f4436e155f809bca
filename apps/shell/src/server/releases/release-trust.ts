import { checkFiles, checkFit, checkLoad, readShellBuild, readSigned } from '@heizplatz/releases';
import type { ShellConfig } from '../config';
import type { ReleaseTrust } from './release-checks';

type Places = Pick<ShellConfig, 'releaseKeyFile' | 'shellDir' | 'loadsBeforeServing'>;

/** The gate of a running shell. */
export function createReleaseTrust({ releaseKeyFile, shellDir, loadsBeforeServing }: Places): ReleaseTrust {
  const shell = readShellBuild(shellDir);
  return {
    read: (folder) => readSigned(folder, releaseKeyFile),
    fit: (release) => checkFit(release, shell.fit),
    check: checkFiles,
    ...(loadsBeforeServing && { load: (release, folder) => checkLoad(release, folder, shell) }),
  };
}
