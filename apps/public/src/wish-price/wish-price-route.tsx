import { CALLS } from '@heizplatz/contract';
import { pageAction, pageLoader, redirect, refuseInvalid, type RouteObject } from '@heizplatz/router';
import { alertBody, alertIssues, sentAlert, WISH_PATH } from '../price-alert/alert-input';
import { isCustomer } from '../price-alert/is-customer';
import { SENT_QUERY, type WishPage, ZIP_QUERY } from './wish-page';

/** The price alert on a page of its own: for links from elsewhere, and where forms go without script. */
export const wishPriceRoute: RouteObject = {
  path: WISH_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "wish-price" */ './wish-price-view')).WishPriceView,
  }),
  loader: pageLoader(async ({ url }): Promise<WishPage> => ({
    zipCode: (url.searchParams.get(ZIP_QUERY) ?? '').replace(/\D/g, '').slice(0, 5),
    isSent: url.searchParams.has(SENT_QUERY),
  })),
  action: pageAction(async ({ api, site, user, form }) => {
    const who = { site, isCustomer: isCustomer(user) };
    const input = sentAlert(Object.fromEntries(form));
    refuseInvalid(alertIssues(input, who));
    await api(CALLS.addNotification, { body: alertBody(input, who) });
    return redirect(`${WISH_PATH}?${SENT_QUERY}=1`, 303);
  }),
};
