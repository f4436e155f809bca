import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** release.json of an immutable release folder; written by tools/releases. */
export const Release = v.object({
  name: v.string(),
  version: v.string(),
  builtAt: v.string(),
  contentHash: v.string(),
  /** Name of the browser's global that holds the container. */
  container: v.string(),
  contractVersion: v.number(),
  sharedVersions: v.record(v.string(), v.string()),
  /** Path patterns that the remote owns. */
  patterns: v.array(v.string()),
  /** Files of the browser's build that a page of the remote needs at once, by exposed module. */
  styles: v.array(v.string()),
  scripts: v.record(v.string(), v.array(v.string())),
  files: v.record(v.string(), v.string()),
  /** ed25519 over the rest, base64; null until releases are signed. */
  signature: v.nullable(v.string()),
});
export type Release = v.InferOutput<typeof Release>;

/** `name` and `version` are folders' names: nothing a visitor typed. */
export const releaseFile = (dir: string, name: string, version: string): string =>
  join(dir, name, version, 'release.json');

/** Throws when the text is no release. */
export const parseRelease = (text: string): Release => v.parse(Release, JSON.parse(text));

/** Throws when the file is missing or no release. */
export const readRelease = (dir: string, name: string, version: string): Release =>
  parseRelease(readFileSync(releaseFile(dir, name, version), 'utf8'));
