/** release.json; the shell parses the same shape (apps/shell/src/server/release-schema.ts). */
export interface Release {
  name: string;
  version: string;
  builtAt: string;
  contentHash: string;
  container: string;
  contractVersion: number;
  sharedVersions: Record<string, string>;
  patterns: string[];
  styles: string[];
  scripts: Record<string, string[]>;
  files: Record<string, string>;
}

/** pointer.json. */
export interface Pointer {
  remotes: Record<string, { serving: { version: string; share: number; sites: number[] | null }[]; history: string[] }>;
}

/** What tools/build wrote beside the files. */
export interface BuildManifest {
  name: string;
  contentHash: string;
  contractVersion: number;
  sharedVersions: Record<string, string>;
  files: Record<string, string>;
}
