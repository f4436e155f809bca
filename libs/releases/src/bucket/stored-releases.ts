import type { Bucket } from './bucket.ts';

/** A whole release in a bucket. */
export interface StoredRelease {
  readonly name: string;
  readonly version: string;
  /** When its manifest was uploaded, which comes last. */
  readonly storedAt: Date;
  /** Of all its files. */
  readonly bytes: number;
}

const KEY = /^([^/]+)\/([^/]+)\/(.+)$/;
const MANIFEST = 'release.json';

/** Releases of a remote, or of all, in the order of their keys. What was not uploaded to its end is none. */
export async function listStoredReleases(bucket: Pick<Bucket, 'objects'>, remote?: string): Promise<StoredRelease[]> {
  const found = new Map<string, { name: string; version: string; storedAt: Date | null; bytes: number }>();
  for await (const { key, bytes, writtenAt } of bucket.objects(remote === undefined ? '' : `${remote}/`)) {
    const [, name, version, file] = KEY.exec(key) ?? [];
    if (name === undefined || version === undefined) continue;
    const id = `${name}/${version}`;
    const release = found.get(id) ?? { name, version, storedAt: null, bytes: 0 };
    const storedAt = file === MANIFEST ? writtenAt : release.storedAt;
    found.set(id, { ...release, storedAt, bytes: release.bytes + bytes });
  }
  return [...found.values()].flatMap(({ storedAt, ...release }) => (storedAt ? [{ ...release, storedAt }] : []));
}

/** Deletes a release from a bucket; its manifest first, so that nobody takes a part of it for a release. */
export async function removeStoredRelease(
  bucket: Pick<Bucket, 'objects' | 'remove'>,
  { name, version }: Pick<StoredRelease, 'name' | 'version'>,
): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of bucket.objects(`${name}/${version}/`)) keys.push(key);
  await bucket.remove([`${name}/${version}/${MANIFEST}`]);
  await bucket.remove(keys);
}
