import type { Messages } from '@heizplatz/i18n';
import type { RouteObject } from '@heizplatz/router';
import { loadRemote } from '@module-federation/enhanced/runtime';
import * as v from 'valibot';
import { readMessages } from './read-messages';

export interface LoadedRemote {
  readonly routes: readonly RouteObject[];
  readonly messages: Messages;
}

const RoutesModule = v.looseObject({
  routes: v.array(v.custom<RouteObject>((value) => typeof value === 'object' && value !== null)),
});
/** A registered remote's routes and its messages in the site's words; throws when one does not come or is not what it should be. */
export async function loadRemoteModules(registeredName: string, locale: string): Promise<LoadedRemote> {
  const [routes, messages] = await Promise.all([
    loadRemote(`${registeredName}/routes`),
    loadRemote(`${registeredName}/messages-${locale}`),
  ]);
  return { routes: v.parse(RoutesModule, routes).routes, messages: readMessages(messages) };
}
