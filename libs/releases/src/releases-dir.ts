import { join } from 'node:path';

interface DataFolders {
  readonly RELEASES_DIR?: string | undefined;
  readonly DATA_DIR?: string | undefined;
}

/**
 * The folder of releases and pointer, beside which the generated keys lie: RELEASES_DIR, by default below DATA_DIR (.data), so
 * that systems with a data folder each have releases and keys each. May be relative.
 */
export const getReleasesDir = ({ RELEASES_DIR, DATA_DIR }: DataFolders): string =>
  RELEASES_DIR || join(DATA_DIR || '.data', 'releases');
