import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { LOCALES, readRemote } from './apps.ts';
import { sharedModules } from './shared-modules.ts';
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
  const shared = sharedModules('host');
  // The shell's own code takes the modules directly, remotes take the same ones from the share scope.
  if (target === 'browser')
    return new webpack.sharing.ProvideSharedPlugin({
      provides: Object.fromEntries(
        Object.entries(shared).map(([name, { version }]) => [name, { shareKey: name, version, eager: true }]),
      ),
    });
  return new ModuleFederationPlugin({ name: 'shell', remotes: {}, shared, ...SERVER });
}

const SERVER = { dts: false, dev: false, manifest: false, shareStrategy: 'loaded-first' } as const;
