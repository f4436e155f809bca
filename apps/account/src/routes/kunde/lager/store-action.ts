import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, notFound, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { toLocalDay } from '../../../shared/customer-area/to-local-day';
import { savedPath } from '../../../shared/form/saved-path';
import { sentStore, storeFormName } from './sent-store';
import { storeIssues } from './store-issues';

/** What the customer says of a store, without script. */
export async function saveStore({ api, form, url }: SentForm): Promise<Response> {
  const { Items } = await api(CALLS.customerStores, {});
  const name = form.get(FORM_FIELDS.form);
  const store = Items.find((one) => storeFormName(one) === name) ?? notFound();
  const body = sentStore(Object.fromEntries(form), store);
  refuseInvalid(storeIssues(body, toLocalDay(new Date())));
  await api(CALLS.saveCustomerStore, { body });
  return redirect(savedPath(url.pathname), 303);
}
