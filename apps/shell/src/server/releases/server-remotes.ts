import { createRequire } from 'node:module';
import { join } from 'node:path';
import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { createStaticHandler } from '@heizplatz/router/server';
import type { Messages } from '@heizplatz/i18n';
import { prepareRoutes } from '../../app/prepare-routes';
import { loadRemoteMessages, loadRemoteRoutes } from '../../app/remote-modules';
import { rootRoute } from '../../app/shell-routes';
import type { ReleaseRegistry } from './release-registry';
import type { ServedRelease } from '../rendering/render-task';

export interface ServerRemote {
  readonly handler: ReturnType<typeof createStaticHandler>;
  readonly messages: Messages;
}

type LoadedRelease = Pick<ServedRelease, 'name' | 'version'>;
export type LoadServerRemote = (release: LoadedRelease, locale: string) => Promise<ServerRemote>;

/**
 * Loads releases' server builds from their folders. Each version is registered under a name of its own: a switch mixes
 * nothing, and requests under way finish with what they began with.
 */
export function createServerRemotes(registry: Pick<ReleaseRegistry, 'getFolder'>): LoadServerRemote {
  const load = createRequire(join(process.cwd(), 'package.json'));
  registerPlugins([{ name: 'release-folders', loadEntry: async ({ remoteInfo }) => load(remoteInfo.entry) as never }]);
  const loading = new Map<string, Promise<ServerRemote>>();
  return (release, locale) => {
    const key = `${release.name}@${release.version}@${locale}`;
    const started = loading.get(key) ?? loadRelease(release, locale, registry.getFolder(release));
    loading.set(key, started);
    started.catch(() => loading.delete(key));
    return started;
  };
}

async function loadRelease(release: LoadedRelease, locale: string, folder: string | undefined): Promise<ServerRemote> {
  if (!folder) throw new Error(`${release.name} ${release.version} is gone or not what was signed`);
  const name = `${release.name}_${release.version}`.replaceAll(/\W/g, '_');
  registerRemotes([{ name, entry: join(folder, 'server/remoteEntry.js'), type: 'commonjs-module' }]);
  const [routes, messages] = await Promise.all([loadRemoteRoutes(name), loadRemoteMessages(name, locale)]);
  return { handler: createStaticHandler([rootRoute(prepareRoutes(release.name, routes))]), messages };
}
