/** build.json: what tools/build writes beside the files of an app. */
export interface BuildManifest {
  name: string;
  contentHash: string;
  contractVersion: number;
  sharedVersions: Record<string, string>;
  files: Record<string, string>;
}
