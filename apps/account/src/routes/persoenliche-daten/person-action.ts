import { CALLS } from '@heizplatz/contract';
import { emptyAddress } from '@heizplatz/order-ui';
import { redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { PERSONAL_DATA_PATH } from '@heizplatz/routes';
import { redirectPathAfterSave } from '../../shared/form-messages/redirect-after-save';
import { personBody } from '../../shared/master-data/person-body';
import { personIssues, sentPerson } from './person';

/** Name and phone without script; the newsletter stays as it is. */
export async function savePerson({ api, form, site }: SentForm): Promise<Response> {
  const { NewsletterWanted, ...stored } = personBody(await api(CALLS.customerData, {}));
  const before = { ...emptyAddress(site.countryId), ...stored, Phone: stored.Phone ?? '' };
  const person = sentPerson(Object.fromEntries(form), before);
  refuseInvalid(personIssues(person));
  await api(CALLS.saveCustomerData, { body: { ...person, NewsletterWanted } });
  return redirect(redirectPathAfterSave(PERSONAL_DATA_PATH), 303);
}
