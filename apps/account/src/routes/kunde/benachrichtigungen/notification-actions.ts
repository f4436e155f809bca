import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, notFound, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { NOTIFICATIONS_PATH } from '@heizplatz/routes';
import { redirectPathAfterSave } from '../../../shared/form-messages/redirect-after-save';
import { NOTIFICATION_FORMS, NOTIFICATION_ID_NAME } from './notification-forms';
import { toPriceAlertBody, priceAlertBody, priceAlertIssues } from './price-alert';

/** The forms of the notifications' page without script, by their names. */
export async function saveNotification(sent: SentForm): Promise<Response> {
  const action = ACTIONS.get(sent.form.get(FORM_FIELDS.form) ?? '');
  if (!action) notFound();
  await action(sent);
  return redirect(redirectPathAfterSave(NOTIFICATIONS_PATH), 303);
}

const NOTHING = { group: PRODUCT_GROUPS[3], zipCode: '', amount: null, threshold: '' };

async function addPriceAlert({ api, form, site }: SentForm): Promise<void> {
  const priceAlert = toPriceAlertBody(Object.fromEntries(form), NOTHING);
  refuseInvalid(priceAlertIssues(priceAlert, site));
  await api(CALLS.addNotification, { body: priceAlertBody(priceAlert, site) });
}

const askForNews = ({ api, site }: SentForm): Promise<unknown> =>
  api(CALLS.addNotification, { body: { Kind: 'news', CountryId: site.countryId } });

async function end({ api, form }: SentForm): Promise<void> {
  const Id = Number(form.get(NOTIFICATION_ID_NAME) || notFound());
  await api(CALLS.endNotification, { body: { Id } });
}

const ACTIONS: ReadonlyMap<string, (sent: SentForm) => Promise<unknown>> = new Map([
  [NOTIFICATION_FORMS.priceAlert, addPriceAlert],
  [NOTIFICATION_FORMS.news, askForNews],
  [NOTIFICATION_FORMS.end, end],
]);
