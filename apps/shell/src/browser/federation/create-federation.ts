import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import createRuntimePlugin from '@module-federation/inject-external-runtime-core-plugin';
import type { RemoteReference } from '../../app/page-data';
import { getSharedModules } from './shared-modules';

type Plugin = ModuleFederation['options']['plugins'][number];

export interface Federation {
  /** Once; `isAnew`: once more, and its modules run from scratch with the next load. */
  readonly register: (remote: RemoteReference, options?: { readonly isAnew: boolean }) => void;
  /** What a registered remote exposes as its routes. */
  readonly loadRoutes: (remote: RemoteReference) => Promise<unknown>;
}

/**
 * The page's federation: it brings the shared modules, gives remotes its runtime as a global (their builds carry none), and
 * has the manifests of the remotes that are registered, so that none is requested.
 */
export function createFederation(): Federation {
  const manifests = new Map<string, RemoteReference>();
  const runtime = createInstance({
    name: 'shell',
    remotes: [],
    shared: getSharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [createRuntimePlugin(), documentPlugin(manifests)],
  });
  return {
    register: (remote, { isAnew } = { isAnew: false }) => {
      const url = toAbsolute(getManifestUrl(remote));
      if (manifests.has(url) && !isAnew) return;
      manifests.set(url, remote);
      runtime.registerRemotes([toRemote(remote)], { force: isAnew });
    },
    loadRoutes: ({ container }) => runtime.loadRemote(`${container}/routes`),
  };
}

/** As the runtime registers a remote; an object of its own, since the runtime writes into it. */
const toRemote = (remote: RemoteReference) => ({ name: remote.container, entry: getManifestUrl(remote) });

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
