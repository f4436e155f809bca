import { isBucketAddress, openBucket } from '@heizplatz/releases';
import type { Config } from '../config/config';
import { ConfigError } from '../config/config-error';
import { createBucketStore } from './create-bucket-store';
import { createFolderStore } from './create-folder-store';
import type { FileStore } from './file-store';

/**
 * The store of uploads, media and exports at FILES_URL: a folder, or s3://BUCKET/PREFIX?endpoint=…&region=… Throws
 * ConfigError for an address that cannot be used; sends no request yet.
 */
export function openFileStore({ filesUrl, bucketAccess }: Pick<Config, 'filesUrl' | 'bucketAccess'>): FileStore {
  if (!isBucketAddress(filesUrl)) return createFolderStore(filesUrl);
  try {
    return createBucketStore(openBucket(filesUrl, bucketAccess));
  } catch (error) {
    throw new ConfigError(`FILES_URL: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
