import type { ReleaseFit } from '@heizplatz/releases';

/** build.json: what tools/build writes beside the files of an app. */
export interface BuildManifest extends ReleaseFit {
  name: string;
  contentHash: string;
  files: Record<string, string>;
}
