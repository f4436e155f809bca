/**
 * release.json; shell and API parse the same shape by libs/releases. The commands cannot import that lib: node runs them as
 * they stand and knows no '@heizplatz/…', and lint lets no project reach another by a relative path. So its few rules
 * (pointer, incompatibility) stand here once more; pointer-file.spec.ts keeps both to one pointer.
 */
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
  remotes: Record<string, PointerEntry>;
}

export interface PointerEntry {
  serving: { version: string; share: number; sites: number[] | null }[];
  history: string[];
  /** Somebody chose this version: a start leaves it. */
  isChosen?: boolean;
}

/** What tools/build wrote beside the files. */
export interface BuildManifest {
  name: string;
  contentHash: string;
  contractVersion: number;
  sharedVersions: Record<string, string>;
  files: Record<string, string>;
}
