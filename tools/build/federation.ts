import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { LOCALES, readRemote } from './apps.ts';
import { sharedModules } from './shared-modules.ts';
import { getAppFolder } from './workspace.ts';

const packages = createRequire(import.meta.url);
type Target = 'browser' | 'server';
type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** Chunk that holds the module './routes', as the federation names it. */
export const ROUTES_CHUNK = '__federation_expose_routes';

/**
 * A remote shows its routes and, on the server, its messages per locale. In the browser each chunk brings its own
 * (docs/decisions/0022-messages-per-screen.md).
 */
export function remoteFederation(remote: string, target: Target): ModuleFederationPlugin {
  const name = readRemote(remote).container;
  const source = `${getAppFolder(remote)}/src`;
  return new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes: {
      './routes': `${source}/routes.tsx`,
      ...(target === 'server' &&
        Object.fromEntries(
          LOCALES.map((locale) => [`./messages-${locale}`, `${source}/locales/${locale}.locale.json`]),
        )),
    },
    shared: sharedModules('remote'),
    ...common(target),
    library: target === 'browser' ? { type: 'var', name } : { type: 'commonjs-module' },
    ...(target === 'browser' && { experiments: { externalRuntime: true, ...lean } }),
  });
}

/** The shell knows no remote at build time: they are registered from the release pointer at run time. */
export function hostFederation(target: Target): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: sharedModules('host'),
    ...common(target),
    ...(target === 'browser' && {
      runtimePlugins: [
        packages.resolve('@module-federation/inject-external-runtime-core-plugin').replace(/\.cjs$/, '.js'),
      ],
      experiments: lean,
    }),
  });
}

const lean = { optimization: { target: 'web', disableSnapshot: true } } as const;

function common(target: Target): Partial<Options> {
  return { dts: false, dev: false, manifest: target === 'browser', shareStrategy: 'loaded-first' };
}
