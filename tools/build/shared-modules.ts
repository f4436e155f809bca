import { SHARED_LIBS } from '@heizplatz/platform';
import { major, minor } from 'semver';
import { installedVersion, IS_INSTALLED } from './workspace.ts';

interface SharedModule {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  /** Where the code imports it by another name. */
  shareKey?: string;
  import?: false;
  eager?: true;
}

/** Modules that may exist once on a page, each with the package whose version it has. The one list there is. */
const PACKAGES: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  jotai: 'jotai',
  swr: 'swr',
  '@lingui/core': '@lingui/core',
  '@lingui/react': '@lingui/react',
  ...SHARED_LIBS,
};

/**
 * What the shell shares under the name that remotes of other builders use. No release of ours requires it: shells of before
 * lack it, and would refuse the release.
 */
export const standardVersions = (): Record<string, string> => ({
  'react-router-dom': installedVersion('react-router-dom'),
});

/** Names of what is shared of others: 'react', 'react/jsx-runtime'. */
export const sharedPackageModules = (): string[] => Object.keys(PACKAGES).filter((name) => !(name in SHARED_LIBS));

/** Packages of which a page has one copy. */
export const sharedPackages = (): string[] => [...new Set(Object.values(PACKAGES))];

/** What a shell of these sources brings. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(Object.entries(PACKAGES).map(([name, owner]) => [name, installedVersion(owner)]));
}

/**
 * What a remote of these sources runs with: the same major, in which the gate looks for each export that its code reads
 * (docs/decisions/0143). Of ours the range is that of the package that they carry; their exports have the platform's version.
 */
export function sharedRanges(): Record<string, string> {
  return Object.fromEntries(Object.entries(sharedVersions()).map(([name, version]) => [name, toMajorRange(version)]));
}

/** '^19.0.0'; below 1.0.0 a minor may break what a major may elsewhere: '^0.4.0'. */
const toMajorRange = (version: string): string =>
  major(version) > 0 ? `^${major(version)}.0.0` : `^0.${minor(version)}.0`;

/** The shell brings them, at once with its entry; remotes take them and carry no copy of their own. */
export function sharedModules(role: 'host' | 'remote'): Record<string, SharedModule> {
  const [versions, ranges] = [sharedVersions(), sharedRanges()];
  return Object.fromEntries(
    Object.entries(role === 'remote' ? ranges : versions).map(([name, requiredVersion]) => [
      role === 'remote' ? toImportName(name) : name,
      {
        singleton: true,
        strictVersion: true,
        version: versions[name] ?? requiredVersion,
        requiredVersion,
        ...(role === 'remote' ? { import: false as const, ...getShareKey(name) } : { eager: true as const }),
      },
    ]),
  );
}

/** A team's repository has our shared libs as parts of one package: @heizplatz/platform/router is @heizplatz/router of the page. */
const toImportName = (name: string): string =>
  IS_INSTALLED && name in SHARED_LIBS ? name.replace('@heizplatz/', '@heizplatz/platform/') : name;

const getShareKey = (name: string): { shareKey?: string } => (toImportName(name) === name ? {} : { shareKey: name });
