import { CALLS } from '@heizplatz/contract';
import { returnPath } from '@heizplatz/identity';
import { data, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { CONTINUED_IMPERSONATION_PATTERN, CUSTOMER_HOME_PATH } from '@heizplatz/routes';

/**
 * Staff go on here as a customer of this country, from the site of another one. The token is spent by opening: it is
 * good once and for a minute, and no mail has it.
 */
export const continuedImpersonationRoute: RouteObject = {
  path: CONTINUED_IMPERSONATION_PATTERN,
  lazy: async () => ({ Component: (await import('./continued-impersonation-view')).ContinuedImpersonationView }),
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async ({ api, params, url }) => {
    const { success } = await api(CALLS.continueImpersonation, { body: { Token: params['token'] ?? '' } });
    if (success) return redirect(returnPath(url.searchParams.get('weiter')) ?? CUSTOMER_HOME_PATH);
    return data(null, { status: 410 });
  }),
};
