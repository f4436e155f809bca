import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { LOCALES, readRemote } from './apps.ts';
import { sharedModules, sharedVersions, standardVersions } from './shared-modules.ts';
import { getAppFolder } from './workspace.ts';

type Target = 'browser' | 'server';

/** Chunk that holds the module './routes'. */
export const ROUTES_CHUNK = '__federation_expose_routes';

/**
 * A remote shows its routes and, on the server, its messages per locale. In the browser each chunk brings its own
 * (docs/decisions/0022-messages-per-screen.md), the container takes the federation's runtime from the shell, and
 * mf-manifest.json lists the files (docs/decisions/0138-the-federation-runtime-in-browsers.md).
 */
export function remoteFederation(remote: string, target: Target): WebpackPluginInstance {
  const name = readRemote(remote).container;
  const source = `${getAppFolder(remote)}/src`;
  const routes = `${source}/routes.tsx`;
  const shared = sharedModules('remote');
  const filename = 'remoteEntry.js';
  if (target === 'browser')
    return new ModuleFederationPlugin({
      name,
      filename,
      library: { type: 'var', name },
      exposes: { './routes': { import: routes, name: ROUTES_CHUNK } },
      shared,
      ...BROWSER,
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
  // The browser's shell creates its instance itself (apps/shell/src/browser/federation): the plugin costs 8 KB more.
  if (target === 'browser')
    return new webpack.DefinePlugin({
      SHARED_VERSIONS: JSON.stringify({ ...sharedVersions(), ...standardVersions() }),
      ...OF_THE_RUNTIME,
    });
  return new ModuleFederationPlugin({ name: 'shell', remotes: {}, shared: sharedModules('host'), ...SERVER });
}

const COMMON = { dts: false, dev: false, shareStrategy: 'loaded-first' } as const;
const SERVER = { ...COMMON, manifest: false } as const;
const BROWSER = {
  ...COMMON,
  manifest: true,
  experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
} as const;

/** As the plugin would set them: what the shell's instance never does falls away. */
const OF_THE_RUNTIME = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'false',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
} as const;
