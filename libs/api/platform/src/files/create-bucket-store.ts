import type { Bucket } from '@heizplatz/releases';
import { checkKey, type FileStore, isKey } from './file-store';

/** Files in a bucket, shared by all nodes. A bucket shows an object whole or not at all. */
export const createBucketStore = (bucket: Bucket): FileStore => ({
  write: async (key, bytes) => bucket.put(checkKey(key), bytes),
  read: async (key) => (await bucket.get(checkKey(key))) ?? undefined,
  remove: async (key) => bucket.remove([checkKey(key)]),
  writtenBefore: async function* (before) {
    for await (const { key, writtenAt } of bucket.objects('')) if (isKey(key) && writtenAt < before) yield key;
  },
});
