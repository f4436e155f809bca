/* eslint-disable @nx/enforce-module-boundaries -- the remotes' routes are compiled in, which only a bench may do */
import { createStaticHandler } from '@heizplatz/router/server';
import { routes as orderRoutes } from '../../../apps/order/src/routes';
import { routes as publicRoutes } from '../../../apps/public/src/routes';
import { prepareRoutes } from '../../../apps/shell/src/app/prepare-routes';
import { readMessages } from '../../../apps/shell/src/app/read-messages';
import { rootRoute } from '../../../apps/shell/src/app/shell-routes';
import { runRenderer } from './run-renderer.ts';

const REMOTES = {
  public: { routes: publicRoutes, messages: () => import('../../../apps/public/src/locales/de.locale.json') },
  order: { routes: orderRoutes, messages: () => import('../../../apps/order/src/locales/de.locale.json') },
};

async function createRemote(name: string) {
  if (name !== 'public' && name !== 'order') throw new Error(`The bundle does not contain the remote ${name}`);
  const { routes, messages } = REMOTES[name];
  return {
    handler: createStaticHandler([rootRoute(prepareRoutes(name, routes))]),
    messages: readMessages(await messages()),
  };
}

/** The same routes without federation: one bundle holds them all. */
runRenderer(() => {
  const opened = new Map<string, ReturnType<typeof createRemote>>();
  return ({ name }) => {
    const remote = opened.get(name) ?? createRemote(name);
    opened.set(name, remote);
    return remote;
  };
});
