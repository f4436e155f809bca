import { toLocalDay } from '@heizplatz/country';
import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, notFound, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { redirectPathAfterSave } from '../../../shared/form-messages/redirect-after-save';
import { sentFuelStorage, fuelStorageFormName } from './sent-fuel-storage';
import { fuelStorageIssues } from './fuel-storage-issues';

/** Saves the customer's data about a fuel storage, without JavaScript. */
export async function saveFuelStorage({ api, form, url }: SentForm): Promise<Response> {
  const { Items } = await api(CALLS.customerStores, {});
  const name = form.get(FORM_FIELDS.form);
  const fuelStorage = Items.find((one) => fuelStorageFormName(one) === name) ?? notFound();
  const body = sentFuelStorage(Object.fromEntries(form), fuelStorage);
  refuseInvalid(fuelStorageIssues(body, toLocalDay(new Date())));
  await api(CALLS.saveCustomerStore, { body });
  return redirect(redirectPathAfterSave(url.pathname), 303);
}
