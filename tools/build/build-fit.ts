import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_SEMVER, CONTRACT_VERSION } from '@heizplatz/contract';
import type { ReleaseFit, ShellFit, VersionRange } from '@heizplatz/releases';
import { sharedRanges, sharedVersions } from './shared-modules.ts';
import { ROOT } from './workspace.ts';

/** What a build of these sources brings (the shell) or needs (a remote), apart from the exports that its code has. */
export function readBuildFit(): ReleaseFit & ShellFit {
  return {
    contractVersion: CONTRACT_VERSION,
    contract: withRange(CONTRACT_SEMVER),
    platform: withRange(readPlatformVersion()),
    sharedVersions: sharedVersions(),
    sharedRanges: sharedRanges(),
  };
}

/** A remote runs with the version that it was built with and with later ones of the same major. */
const withRange = (version: string): VersionRange => ({ version, range: `^${version}` });

/** Of `@heizplatz/platform`, by semver. */
export function readPlatformVersion(): string {
  const manifest = readFileSync(join(ROOT, 'libs/platform/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
