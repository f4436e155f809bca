import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GIVEN_TYPES } from '@heizplatz/platform';
import type { ReleaseFit, VersionRange } from '@heizplatz/releases';
import { major, rsort } from 'semver';
import * as v from 'valibot';
import type { SharedExports } from './shared-exports.ts';
import { IS_INSTALLED, ROOT } from './workspace.ts';

const Versions = v.record(v.string(), v.string());

/** Since which versions the other side has what a remote may use; `npm run platform` and `npm run contract` write it. */
export interface SinceVersions {
  readonly platform: {
    readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly crossings: string;
    readonly builds: string;
  };
  readonly contract: Readonly<Record<string, string>>;
}

const PlatformSince = v.object({ exports: v.record(v.string(), Versions), crossings: v.string(), builds: v.string() });

type Ranges = Pick<ReleaseFit, 'platform' | 'contract'>;
type Used = Pick<SharedExports, 'usedExports' | 'usedCalls'>;

/** The ranges of a remote's build that begin where all that its code uses is there, in place of the versions it was built with. */
export const fitByUse = ({ platform, contract }: Ranges, used: Used, since: SinceVersions): Ranges => ({
  ...(platform && { platform: beginAt(platform, listPlatformVersions(used, since, platform.version)) }),
  ...(contract && { contract: beginAt(contract, listCallVersions(used, since, contract.version)) }),
});

/** Of types that a remote hands over no import is left, and of what crosses beside exports nobody can tell who uses it. */
function listPlatformVersions({ usedExports = {} }: Used, { platform }: SinceVersions, built: string): string[] {
  const names = [...Object.entries(usedExports), ...Object.entries(GIVEN_TYPES)];
  return [
    platform.crossings,
    platform.builds,
    ...names.flatMap(([lib, exports]) => exports.map((name) => platform.exports[lib]?.[name] ?? built)),
  ];
}

const listCallVersions = ({ usedCalls }: Used, { contract }: SinceVersions, built: string): string[] =>
  usedCalls ? usedCalls.map((id) => contract[id] ?? built) : [built];

/** In the major of the build: what an earlier one had is not what it was built with. */
function beginAt({ version }: VersionRange, needed: readonly string[]): VersionRange {
  const first = `${major(version)}.0.0`;
  return { version, range: `^${rsort([first, ...needed])[0] ?? version}` };
}

/** From the libs of this repository, or from the packages of a team's; what such a package does not tell needs the version built with. */
export const readSinceVersions = (): SinceVersions => ({
  platform: readSince('platform', PlatformSince) ?? { exports: {}, crossings: '0.0.0', builds: '0.0.0' },
  contract: readSince('contract', Versions) ?? {},
});

function readSince<S extends v.GenericSchema>(lib: string, schema: S): v.InferOutput<S> | undefined {
  const folder = IS_INSTALLED ? join(ROOT, 'node_modules/@heizplatz', lib) : ROOT;
  const file = join(folder, 'libs', lib, 'since.json');
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
