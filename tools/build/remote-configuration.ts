import type { Configuration } from 'webpack';
import { readCatalogues } from '../messages/read-catalogues.ts';
import { readRemote } from './apps.ts';
import { browserBase, serverBase, type Target } from './base-configuration.ts';
import { ChunkMessagesPlugin } from './chunk-messages-plugin.ts';
import { remoteFederation, ROUTES_CHUNK } from './federation.ts';

/** Both compilations of a remote. */
export const remoteConfigurations = (remote: string): Configuration[] => [
  remoteConfiguration(remote, 'browser'),
  remoteConfiguration(remote, 'server'),
];

/** A remote's compilation; its folder is what a release holds. */
export function remoteConfiguration(remote: string, target: Target): Configuration {
  const base = target === 'browser' ? browserBase(remote) : serverBase(remote);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      remoteFederation(remote, target),
      ...(target === 'browser' ? [chunkMessages(remote)] : []),
    ],
  };
}

/** The server takes whole catalogues, the browser each chunk's own. */
const chunkMessages = (remote: string) =>
  new ChunkMessagesPlugin({
    first: ROUTES_CHUNK,
    build: readRemote(remote).container,
    readCatalogues: () => readCatalogues(remote),
  });
