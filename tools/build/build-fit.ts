import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFit, ShellFit, VersionRange } from '@heizplatz/releases';
import { major } from 'semver';
import * as v from 'valibot';
import { sharedRanges, sharedVersions } from './shared-modules.ts';
import { installedVersion, ROOT } from './workspace.ts';

/** What a build of these sources brings (the shell) or needs (a remote), apart from the exports that its code has. */
export function readBuildFit(): ReleaseFit & ShellFit {
  const contractVersion = installedVersion('@heizplatz/contract');
  return {
    contractVersion: major(contractVersion),
    contract: withRange(contractVersion),
    platform: withRange(readPlatformVersion()),
    sharedVersions: sharedVersions(),
    sharedRanges: sharedRanges(),
  };
}

/** The layouts of the shell of these sources: `LayoutName` of the router, as the report of the platform has it. */
export function readLayouts(): Required<Pick<ShellFit, 'availableLayouts'>> {
  const report = v.parse(PlatformReport, JSON.parse(readFileSync(join(ROOT, 'libs/platform/api-report.json'), 'utf8')));
  const { oneOf } = report.types['router/LayoutName'].shape;
  return { availableLayouts: oneOf.map((name) => v.parse(v.string(), JSON.parse(name))) };
}

const PlatformReport = v.object({
  types: v.object({ 'router/LayoutName': v.object({ shape: v.object({ oneOf: v.array(v.string()) }) }) }),
});

/** Of a remote, the range follows what it uses once that is known (fit-by-use.ts). */
const withRange = (version: string): VersionRange => ({ version, range: `^${version}` });

/** Of `@heizplatz/platform`, by semver. */
export const readPlatformVersion = (): string => installedVersion('@heizplatz/platform');
