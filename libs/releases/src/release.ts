import * as v from 'valibot';
import { fitEntries } from './fit.ts';
import { RemoteManifest } from './remote-manifest.ts';

/** release.json of an immutable release folder; written by tools/releases. */
export const Release = v.object({
  name: v.string(),
  version: v.string(),
  builtAt: v.string(),
  contentHash: v.string(),
  container: v.string(),
  /** Absent: remoteEntry.js, a script. A path within browser/. */
  entry: v.optional(v.object({ file: v.string(), type: v.picklist(['global', 'module']) })),
  /** It has no server build: documents of its paths are empty until the browser renders them. */
  isBrowserOnly: v.optional(v.literal(true)),
  ...fitEntries,
  patterns: v.array(v.string()),
  /** This and the order are absent in releases from before 24 November 2026; the name stands for the title. */
  title: v.optional(RemoteManifest.entries.title),
  order: v.optional(RemoteManifest.entries.order),
  /** Files of the browser's build that a page of the remote needs at once, by exposed module. */
  styles: v.array(v.string()),
  scripts: v.record(v.string(), v.array(v.string())),
  files: v.record(v.string(), v.string()),
});
export type Release = v.InferOutput<typeof Release>;

/** Throws when the text is no release. */
export const parseRelease = (text: string): Release => v.parse(Release, JSON.parse(text));
