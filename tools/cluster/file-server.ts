import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'heizplatz';

export interface FileServer {
  /** What APIs and shells read, to store their files and to fetch releases here. */
  readonly environment: Readonly<Record<string, string>>;
  /** The uploaded files. */
  readonly list: () => readonly string[];
  stop(): Promise<void>;
}

/** An S3 store of this machine on a free port, with its objects in `directory`. */
export async function startFileServer(directory: string): Promise<FileServer> {
  mkdirSync(directory, { recursive: true });
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return {
    environment: {
      FILES_URL: `s3://${BUCKET}/files?endpoint=http://127.0.0.1:${port}&region=eu-central-1`,
      RELEASES_URL: `s3://${BUCKET}/releases?endpoint=http://127.0.0.1:${port}&region=eu-central-1`,
      ...{ AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    },
    list: () => {
      const folder = join(directory, BUCKET, 'files');
      return existsSync(folder)
        ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('_object'))
        : [];
    },
    stop: () => server.close(),
  };
}
