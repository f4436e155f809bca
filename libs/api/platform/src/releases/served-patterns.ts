import { join } from 'node:path';
import { readSigned, type PointerStore } from '@heizplatz/releases';
import type { Config } from '../config/config';

/** A pattern of a release that serves somebody. */
export interface ServedPattern {
  readonly remote: string;
  /** What the remote calls itself, German; its name where it is of before titles. */
  readonly title: string;
  readonly pattern: string;
}

/**
 * The patterns of all releases that serve, as far as this API has their manifests. Empty where the pointer cannot be read:
 * shells refuse what conflicts anyway.
 */
export async function listServedPatterns(
  store: Pick<PointerStore, 'read'>,
  { releasesDir, releaseKeyFile }: Pick<Config, 'releasesDir' | 'releaseKeyFile'>,
): Promise<ServedPattern[]> {
  const { remotes } = await store.read().catch(() => ({ remotes: {} }));
  return Object.entries(remotes).flatMap(([remote, { serving }]) =>
    [...new Set(serving.map(({ version }) => version))].flatMap((version) => {
      try {
        const { title = remote, patterns } = readSigned(join(releasesDir, remote, version), releaseKeyFile);
        return patterns.map((pattern) => ({ remote, title, pattern }));
      } catch {
        return [];
      }
    }),
  );
}
