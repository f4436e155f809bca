import { CALLS } from '@heizplatz/contract';
import { redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { asksEmailFirst, loadRegistration, showsAddress } from './load-registration';
import { addQuery } from './register-query';
import {
  accountBody,
  draftIssues,
  getDraft,
  emailIssues,
  storedBody,
  type RegistrationDraft,
} from './registration-draft';
import { sentRegistration } from './sent-registration';

interface Registering {
  readonly isOrdering: boolean;
  /** Requests the account once everything is saved; returns the next page. */
  readonly complete: () => Promise<string>;
}

/** The registration's form without script, or its first step of two. */
export async function register(sent: SentForm, { isOrdering, complete }: Registering): Promise<Response> {
  const { api, form, site } = sent;
  const page = await loadRegistration(sent, isOrdering);
  const stored = getDraft(page.stored, site.countryId);
  const draft = sentRegistration(Object.fromEntries(form), stored);
  if (asksEmailFirst(page, stored.email)) return giveEmail(sent, { ...stored, email: draft.email });
  refuseInvalid(draftIssues(draft, showsAddress(page, isOrdering)));
  await api(CALLS.cacheRegistrationData, { body: accountBody(draft) });
  return redirect(await complete(), 303);
}

async function giveEmail({ api, url }: SentForm, draft: RegistrationDraft): Promise<Response> {
  refuseInvalid(emailIssues(draft));
  await api(CALLS.cacheRegistrationData, { body: storedBody(draft) });
  return redirect(addQuery(url, { emailChecked: 'true' }), 303);
}
