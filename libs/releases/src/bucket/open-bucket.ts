import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { S3mini } from 's3mini';
import type { Bucket } from './bucket.ts';
import { openFolderBucket } from './folder-bucket.ts';

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([^?]*?))?\/?(?:\?(.*))?$/;
/** Of one page of a listing and of one request that deletes. */
const MOST_KEYS = 1000;
const TIMEOUT_MS = 60_000;

export const isBucketAddress = (text: string): boolean => text.startsWith('s3://');

/**
 * Opens file:///FOLDER, or s3://BUCKET/PREFIX?endpoint=URL&region=NAME with the keys of AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
 * What the address does not name comes from AWS_REGION and AWS_ENDPOINT_URL_S3, the variables of AWS's own tools; without
 * an endpoint it is AWS's. Throws a sentence for a wrong address or missing variables; sends no request yet.
 */
export function openBucket(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
  send?: typeof fetch,
): Bucket {
  if (address.startsWith('file:///')) return openFolderBucket(fileURLToPath(address));
  const [, bucket, prefix = '', query = ''] = ADDRESS.exec(address) ?? [];
  if (!bucket) throw new Error(`${address} is not a valid S3 address; use s3://BUCKET/PREFIX.`);
  const parameters = new URLSearchParams(query);
  const settings = {
    AWS_ACCESS_KEY_ID: environment['AWS_ACCESS_KEY_ID'],
    AWS_SECRET_ACCESS_KEY: environment['AWS_SECRET_ACCESS_KEY'],
    AWS_REGION: parameters.get('region') ?? environment['AWS_REGION'],
  };
  const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')} to access ${address}.`);
  const region = settings.AWS_REGION ?? '';
  const host = parameters.get('endpoint') ?? environment['AWS_ENDPOINT_URL_S3'] ?? `https://s3.${region}.amazonaws.com`;
  const client = new S3mini({
    accessKeyId: settings.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.AWS_SECRET_ACCESS_KEY ?? '',
    region,
    requestAbortTimeout: TIMEOUT_MS,
    ...(send && { fetch: send }),
    endpoint: `${host.replace(/\/$/, '')}/${bucket}`,
  });
  return bucketBelow(client, prefix === '' ? '' : `${prefix}/`);
}

function bucketBelow(client: S3mini, root: string): Bucket {
  return {
    async *objects(prefix) {
      let next: string | undefined;
      do {
        const page = await client.listObjectsPaged('/', `${root}${prefix}`, MOST_KEYS, next);
        for (const { Key, Size, LastModified } of page?.objects ?? [])
          yield { key: Key.slice(root.length), bytes: Number(Size), writtenAt: new Date(LastModified) };
        next = page?.nextContinuationToken;
      } while (next);
    },
    async put(key, content) {
      await client.putObject(`${root}${key}`, content);
    },
    async putFile(key, path) {
      await client.putAnyObject(`${root}${key}`, await openAsBlob(path));
    },
    async get(key) {
      const bytes = await client.getObjectArrayBuffer(`${root}${key}`);
      return bytes && Buffer.from(bytes);
    },
    async getFile(key, path) {
      const response = await client.getObjectResponse(`${root}${key}`);
      if (!response?.body) throw new Error(`${root}${key} is not in the bucket.`);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(
        Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
        createWriteStream(`${path}.part`),
      );
      await rename(`${path}.part`, path);
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += MOST_KEYS)
        await client.deleteObjects(keys.slice(at, at + MOST_KEYS).map((key) => `${root}${key}`));
    },
  };
}
