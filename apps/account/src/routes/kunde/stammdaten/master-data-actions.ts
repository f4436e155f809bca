import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, notFound, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { redirectPathAfterSave } from '../../../shared/form-messages/redirect-after-save';
import { NEW_PASSWORD_NAME } from '../../../shared/password/new-password-name';
import { emailChangeIssues } from './email-change-issues';
import { MASTER_DATA_FORMS, TARGET_NAME } from './master-data-forms';
import { PASSWORD_CHANGE_FIELDS, passwordChangeIssues } from './password-change-issues';
import { personBody } from '../../../shared/master-data/person-body';

/** The forms of the master data's page without script, by their names. */
export async function saveMasterData(sent: SentForm): Promise<Response> {
  const action = ACTIONS.get(sent.form.get(FORM_FIELDS.form) ?? '');
  if (!action) notFound();
  await action(sent);
  return redirect(redirectPathAfterSave(MASTER_DATA_PATH), 303);
}

async function saveNewsletter({ api, form }: SentForm): Promise<void> {
  const customer = await api(CALLS.customerData, {});
  const NewsletterWanted = Boolean(form.get(TARGET_NAME));
  await api(CALLS.saveCustomerData, { body: { ...personBody(customer), NewsletterWanted } });
}

async function changeEmail({ api, form }: SentForm): Promise<void> {
  const body = { NewEmailAddress: form.get('NewEmailAddress') ?? '', Password: form.get('Password') ?? '' };
  refuseInvalid(emailChangeIssues(body));
  await api(CALLS.requestEmailChange, { body });
}

async function changePassword({ api, form }: SentForm): Promise<void> {
  const { EmailAddress } = await api(CALLS.customerData, {});
  const getText = (name: string) => form.get(name) ?? '';
  const input = { current: getText(PASSWORD_CHANGE_FIELDS.current), next: getText(NEW_PASSWORD_NAME) };
  refuseInvalid(passwordChangeIssues(input, EmailAddress));
  await api(CALLS.changePassword, { body: { CurrentPassword: input.current, Password: input.next } });
}

const ACTIONS: ReadonlyMap<string, (sent: SentForm) => Promise<void>> = new Map([
  [MASTER_DATA_FORMS.newsletter, saveNewsletter],
  [MASTER_DATA_FORMS.email, changeEmail],
  [MASTER_DATA_FORMS.password, changePassword],
]);
