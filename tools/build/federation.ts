import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { LOCALES, readRemote } from './apps.ts';
import { sharedModules, sharedVersions } from './shared-modules.ts';
import { getAppFolder } from './workspace.ts';

type Target = 'browser' | 'server';

/** Chunk that holds the module './routes'. */
export const ROUTES_CHUNK = '__federation_expose_routes';

/**
 * A remote shows its routes and, on the server, its messages per locale. In the browser each chunk brings its own
 * (docs/decisions/0022-messages-per-screen.md), and the container is webpack's own, without a runtime beside it
 * (docs/decisions/0088-fewer-bytes.md).
 */
export function remoteFederation(remote: string, target: Target): WebpackPluginInstance {
  const name = readRemote(remote).container;
  const source = `${getAppFolder(remote)}/src`;
  const routes = `${source}/routes.tsx`;
  const shared = sharedModules('remote');
  const filename = 'remoteEntry.js';
  if (target === 'browser')
    return new webpack.container.ModuleFederationPlugin({
      name,
      filename,
      library: { type: 'var', name },
      exposes: { './routes': { import: routes, name: ROUTES_CHUNK } },
      shared,
    });
  const messages = LOCALES.map((locale) => [`./messages-${locale}`, `${source}/locales/${locale}.locale.json`]);
  return new ModuleFederationPlugin({
    name,
    filename,
    library: { type: 'commonjs-module' },
    exposes: { './routes': routes, ...Object.fromEntries(messages) },
    shared,
    ...SERVER,
  });
}

/** The shell knows no remote at build time: they are registered from the release pointer at run time. */
export function hostFederation(target: Target): WebpackPluginInstance {
  // The browser's shell writes the share scope itself (apps/shell/src/browser/containers/share-scope.ts).
  if (target === 'browser') return new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions()) });
  return new ModuleFederationPlugin({ name: 'shell', remotes: {}, shared: sharedModules('host'), ...SERVER });
}

const SERVER = { dts: false, dev: false, manifest: false, shareStrategy: 'loaded-first' } as const;
