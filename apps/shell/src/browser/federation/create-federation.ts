import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import createRuntimePlugin from '@module-federation/inject-external-runtime-core-plugin';
import type { RemoteReference } from '../../app/page-data';
import { getSharedModules } from './shared-modules';

type Plugin = ModuleFederation['options']['plugins'][number];

/**
 * The page's federation: it brings the shared modules, gives remotes its runtime as a global (their builds carry none), and
 * has the manifests of this document's remotes, so that none is requested.
 */
export function createFederation(remotes: readonly RemoteReference[]): ModuleFederation {
  const manifests = new Map(remotes.map((remote) => [toAbsolute(getManifestUrl(remote)), remote]));
  return createInstance({
    name: 'shell',
    remotes: remotes.map(toRemote),
    shared: getSharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [createRuntimePlugin(), documentPlugin(manifests)],
  });
}

/** As the runtime registers a remote; an object of its own, since the runtime writes into it. */
export const toRemote = (remote: RemoteReference) => ({ name: remote.container, entry: getManifestUrl(remote) });

const getManifestUrl = ({ folder }: RemoteReference): string => `${folder}mf-manifest.json`;
const toAbsolute = (path: string): string => new URL(path, location.origin).href;

const documentPlugin = (manifests: ReadonlyMap<string, RemoteReference>): Plugin => ({
  name: 'document-plugin',
  fetch: (url) => {
    const remote = manifests.get(url);
    return remote && Promise.resolve(Response.json(getManifest(remote)));
  },
  createScript: ({ url }) => Object.assign(document.createElement('script'), { src: url, nonce: __webpack_nonce__ }),
});

/** What the runtime reads of a manifest. Styles are not in it: it would neither wait for them nor request one again. */
function getManifest({ container: name, version, folder, scripts, entry }: RemoteReference) {
  const assets = { js: { sync: scripts, async: [] }, css: { sync: [], async: [] } };
  return {
    metaData: {
      name,
      globalName: name,
      buildInfo: { buildVersion: version },
      publicPath: toAbsolute(folder),
      remoteEntry: { name: entry?.file ?? 'remoteEntry.js', path: '', type: entry?.type ?? 'global' },
    },
    exposes: [{ name: 'routes', path: './routes', assets }],
    shared: [],
  };
}
