import type { BuildManifest, Release } from './release.ts';

type Fit = Pick<BuildManifest, 'contractVersion' | 'sharedVersions'>;

/** Why a release cannot run in a shell, in one sentence; undefined when it can. Without a shell's build nothing is known. */
export function findIncompatibility(
  release: Pick<Release, 'contractVersion' | 'sharedVersions'>,
  shell: Fit | undefined,
): string | undefined {
  if (!shell) return undefined;
  if (release.contractVersion !== shell.contractVersion) {
    return `it was built for contract version ${release.contractVersion}, the shell has ${shell.contractVersion}`;
  }
  const wrong = Object.entries(release.sharedVersions).find(
    ([name, version]) => shell.sharedVersions[name] !== version,
  );
  return wrong && `it needs ${wrong[0]} ${wrong[1]}, the shell brings ${shell.sharedVersions[wrong[0]] ?? 'none'}`;
}
