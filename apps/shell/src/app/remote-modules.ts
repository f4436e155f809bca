import type { Messages } from '@heizplatz/i18n';
import type { RouteObject } from '@heizplatz/router';
import { loadRemote } from '@module-federation/enhanced/runtime';
import * as v from 'valibot';
import { readMessages } from './read-messages';

const RoutesModule = v.looseObject({
  routes: v.array(v.custom<RouteObject>((value) => typeof value === 'object' && value !== null)),
});

/** A registered remote's routes; throws when they do not come or are not what they should be. */
export const loadRemoteRoutes = async (registeredName: string): Promise<readonly RouteObject[]> =>
  v.parse(RoutesModule, await loadRemote(`${registeredName}/routes`)).routes;

/** All messages of a remote in the site's locale, from its server build; throws like loadRemoteRoutes. */
export const loadRemoteMessages = async (registeredName: string, locale: string): Promise<Messages> =>
  readMessages(await loadRemote(`${registeredName}/messages-${locale}`));
