/** A package as package-lock.json names it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX; undefined where the package's package.json names none. */
  readonly license: string | undefined;
  /** Whether `npm ci --omit=dev` leaves it out. */
  readonly isDevelopment: boolean;
}

export interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string | undefined;
        readonly dev?: boolean;
        readonly link?: boolean;
      }
    >
  >;
}

const FOLDER = 'node_modules/';

/** Each name and version once, by name; one that ships somewhere ships. Links are libs of this repository. */
export function lockedPackages({ packages }: LockFile): LockedPackage[] {
  const matches = new Map<string, LockedPackage>();
  for (const [path, { version = '', license, dev = false, link }] of Object.entries(packages)) {
    if (!path.includes(FOLDER) || link) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const key = `${name}@${version}`;
    const isDevelopment = dev && (matches.get(key)?.isDevelopment ?? true);
    matches.set(key, { name, version, license, isDevelopment });
  }
  return [...matches.values()].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}
