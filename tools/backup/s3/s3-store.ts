import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3mini } from 's3mini';

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/;
const NEEDED = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'] as const;
/** Of one page of a listing and of one request that deletes. */
const MOST_KEYS = 1000;

/** A place in a bucket; keys are relative to it. */
export interface S3Store {
  /** Sizes by key, of all below `prefix`. */
  list(prefix: string): Promise<ReadonlyMap<string, number>>;
  putFile(key: string, path: string): Promise<void>;
  putText(key: string, text: string): Promise<void>;
  /** Null where there is none. */
  getText(key: string): Promise<string | null>;
  /** Throws where there is none; nothing half-written stands at `path`. */
  getFile(key: string, path: string): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

export const isS3Address = (text: string): boolean => text.startsWith('s3://');

/**
 * Opens s3://BUCKET/PREFIX by the variables of AWS's own tools: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION,
 * and AWS_ENDPOINT_URL_S3 for another provider's. Throws naming the missing variables; sends no request yet.
 */
export function createS3(address: string, environment: NodeJS.ProcessEnv, send = fetch): S3Store {
  const [, bucket, prefix = ''] = ADDRESS.exec(address) ?? [];
  if (!bucket) throw new Error(`${address} is not a valid S3 address; use s3://BUCKET/PREFIX.`);
  const missing = NEEDED.filter((name) => !environment[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(', ')} to access ${address}.`);
  const region = environment['AWS_REGION'] ?? '';
  const host = environment['AWS_ENDPOINT_URL_S3'] ?? `https://s3.${region}.amazonaws.com`;
  const client = new S3mini({
    accessKeyId: environment['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: environment['AWS_SECRET_ACCESS_KEY'] ?? '',
    region,
    fetch: send,
    endpoint: `${host.replace(/\/$/, '')}/${bucket}`,
  });
  return storeBelow(client, prefix === '' ? '' : `${prefix}/`);
}

function storeBelow(client: S3mini, root: string): S3Store {
  return {
    async list(prefix) {
      const sizes = new Map<string, number>();
      let next: string | undefined;
      do {
        const page = await client.listObjectsPaged('/', `${root}${prefix}`, MOST_KEYS, next);
        for (const { Key, Size } of page?.objects ?? []) sizes.set(Key.slice(root.length), Number(Size));
        next = page?.nextContinuationToken;
      } while (next);
      return sizes;
    },
    async putFile(key, path) {
      await client.putAnyObject(`${root}${key}`, await openAsBlob(path));
    },
    async putText(key, text) {
      await client.putObject(`${root}${key}`, text);
    },
    getText: (key) => client.getObject(`${root}${key}`),
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
