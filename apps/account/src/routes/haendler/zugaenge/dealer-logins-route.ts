import { CALLS } from '@heizplatz/contract';
import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { DEALER_LOGINS_PATH } from '@heizplatz/routes';

/** For people who log in for a dealer; the API refuses others. */
export const dealerLoginsRoute: RouteObject = {
  path: DEALER_LOGINS_PATH,
  lazy: async () => ({ Component: (await import('./dealer-logins-view')).DealerLoginsView }),
  handle: { middleware: ['signed-in'], calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => (await import('./invite-action')).inviteSent(sent)),
  loader: pageLoader(async ({ api }): Promise<null> => {
    await api(CALLS.ownDealerLogins, {});
    return null;
  }),
};
