import { installedVersion } from './workspace.ts';

interface SharedModule {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  import?: false;
  eager?: true;
}

/** Packages that may exist once on a page, each with whose version it has. The one list there is. */
const PACKAGES: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  jotai: 'jotai',
  swr: 'swr',
  '@lingui/core': '@lingui/core',
  '@lingui/react': '@lingui/react',
  // Libs of ours with identity; the router's carries react-router and with it its version.
  '@heizplatz/router': 'react-router-dom',
  '@heizplatz/session': 'jotai',
  '@heizplatz/api-client': 'swr',
  '@heizplatz/i18n': '@lingui/core',
};

/** Exact versions: a remote built against others is refused by name, not broken inside React. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(Object.entries(PACKAGES).map(([name, owner]) => [name, installedVersion(owner)]));
}

/** The shell brings them, at once with its entry; remotes take them and carry no copy of their own. */
export function sharedModules(role: 'host' | 'remote'): Record<string, SharedModule> {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: version,
        ...(role === 'remote' ? { import: false as const } : { eager: true as const }),
      },
    ]),
  );
}
