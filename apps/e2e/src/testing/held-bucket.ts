import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

/** A bucket with the releases of a folder, which answers for a remote once the test lets it. */
export interface HeldBucket {
  /** RELEASES_URL, and the access that it takes. */
  readonly environment: Readonly<Record<string, string>>;
  readonly release: (...remotes: readonly string[]) => void;
  readonly stop: () => Promise<void>;
}

const PREFIX = '/bucket/releases/';

export async function startHeldBucket(releasesDir: string): Promise<HeldBucket> {
  const held = new Map<string, (() => void)[]>();
  const released = new Set<string>();
  const server = createServer(({ url = '' }, response) => {
    const key = normalize(decodeURIComponent(new URL(url, 'http://bucket').pathname)).slice(PREFIX.length);
    const file = join(releasesDir, key);
    const send = () =>
      existsSync(file) ? void createReadStream(file).pipe(response) : void response.writeHead(404).end();
    const remote = key.split('/')[0] ?? '';
    if (released.has(remote)) send();
    else held.set(remote, [...(held.get(remote) ?? []), send]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      RELEASES_URL: `s3://bucket/releases?endpoint=http://127.0.0.1:${port}&region=eu-central-1`,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
    release: (...remotes) => {
      for (const remote of remotes) {
        released.add(remote);
        for (const send of held.get(remote) ?? []) send();
      }
    },
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
