import { WISH_ZIP_QUERY } from '@heizplatz/calculator';
import { pageAction, pageLoader, type RouteObject } from '@heizplatz/router';
import { PRICE_ALERT_PATH } from '@heizplatz/routes';
import { SENT_QUERY, type PriceAlertPage } from './price-alert-page';

/** The price alert on a page of its own: for links from elsewhere, and where forms go without script. */
export const priceAlertRoute: RouteObject = {
  path: PRICE_ALERT_PATH,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "wish-price" */ './price-alert-view')).PriceAlertView,
  }),
  loader: pageLoader(async ({ url }): Promise<PriceAlertPage> => ({
    zipCode: (url.searchParams.get(WISH_ZIP_QUERY) ?? '').replace(/\D/g, '').slice(0, 5),
    isSent: url.searchParams.has(SENT_QUERY),
  })),
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "wish-price" */ './send-price-alert')).sendPriceAlert(sent),
  ),
};
