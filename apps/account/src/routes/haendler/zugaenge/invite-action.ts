import { CALLS } from '@heizplatz/contract';
import { fieldIssues, toBody } from '@heizplatz/form-ui';
import { redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { DEALER_LOGINS_PATH } from '@heizplatz/routes';
import * as v from 'valibot';
import { redirectPathAfterSave } from '../../../shared/form-messages/redirect-after-save';

/** An invitation without script. */
export async function inviteSent({ api, form }: SentForm): Promise<Response> {
  const values = Object.fromEntries(form);
  const schema = toBody(CALLS.inviteColleague);
  refuseInvalid(fieldIssues(schema, values));
  await api(CALLS.inviteColleague, { body: v.parse(schema, values) });
  return redirect(redirectPathAfterSave(DEALER_LOGINS_PATH), 303);
}
