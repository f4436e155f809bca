import { CALLS } from '@heizplatz/contract';
import { redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { WISH_PATH } from '@heizplatz/routes';
import { alertBody, alertIssues, sentAlert } from '../../shared/price-alert/alert-input';
import { isCustomer } from '../../shared/price-alert/is-customer';
import { SENT_QUERY } from './wish-page';

/** The form as it comes without script. */
export async function sendWish({ api, site, user, form }: SentForm): Promise<Response> {
  const who = { site, isCustomer: isCustomer(user) };
  const input = sentAlert(Object.fromEntries(form));
  refuseInvalid(alertIssues(input, who));
  await api(CALLS.addNotification, { body: alertBody(input, who) });
  return redirect(`${WISH_PATH}?${SENT_QUERY}=1`, 303);
}
