import { CALLS } from '@heizplatz/contract';
import { redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { PRICE_ALERT_PATH } from '@heizplatz/routes';
import { priceAlertBody, priceAlertIssues, toPriceAlertBody } from '../../shared/price-alert/price-alert-input';
import { isCustomer } from '../../shared/price-alert/is-customer';
import { SENT_QUERY } from './price-alert-page';

/** The form as it comes without script. */
export async function sendPriceAlert({ api, site, user, form }: SentForm): Promise<Response> {
  const who = { site, isCustomer: isCustomer(user) };
  const input = toPriceAlertBody(Object.fromEntries(form));
  refuseInvalid(priceAlertIssues(input, who));
  await api(CALLS.addNotification, { body: priceAlertBody(input, who) });
  return redirect(`${PRICE_ALERT_PATH}?${SENT_QUERY}=1`, 303);
}
