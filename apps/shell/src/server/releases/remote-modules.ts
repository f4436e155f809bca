import type { Messages } from '@heizplatz/i18n';
import type { RouteObject } from '@heizplatz/router';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { readMessages } from '../../app/read-messages';
import { readRoutes } from '../../app/read-routes';

/** A registered remote's routes; throws when they do not come or are not what they should be. */
export const loadRemoteRoutes = async (registeredName: string): Promise<readonly RouteObject[]> =>
  readRoutes(await loadRemote(`${registeredName}/routes`));

/** All messages of a remote in the site's locale, from its server build; throws like loadRemoteRoutes. */
export const loadRemoteMessages = async (registeredName: string, locale: string): Promise<Messages> =>
  readMessages(await loadRemote(`${registeredName}/messages-${locale}`));
