import { useSubmit } from '@heizplatz/api-client';
import { useLocation, useNavigate, useRefusedForm, useSite } from '@heizplatz/router';
import { type FormEvent, useState } from 'react';
import { addQuery } from './register-query';
import {
  accountBody,
  draftIssues,
  getDraft,
  emailIssues,
  type Issues,
  storedBody,
  refusedFields,
} from './registration-draft';
import { type RegistrationPage, showsAddress } from './load-registration';
import { REGISTER_FORM, sentRegistration } from './sent-registration';
import { useRegistrationDraft } from './use-draft';
import { useSave } from './use-save';

interface Registering {
  readonly page: RegistrationPage;
  /** Requests the account once everything is saved. */
  readonly complete: () => Promise<unknown>;
  readonly onRegistered: (email: string) => void;
}

/**
 * The logic of a registration form: saves the input, validates it when it is submitted, and requests the account.
 */
export function useRegister({ page, complete, onRegistered }: Registering) {
  const site = useSite();
  const navigate = useNavigate();
  const location = useLocation();
  const sent = useRefusedForm(REGISTER_FORM);
  const [initial] = useState(() => {
    const stored = getDraft(page.stored, site.countryId);
    return sent ? sentRegistration(sent.values, stored) : stored;
  });
  const draft = useRegistrationDraft(initial);
  const retention = useSave(initial);
  const { isBusy, problem, submit } = useSubmit(sent?.problem);
  const [issues, setIssues] = useState<Issues>({});
  const refused = refusedFields(problem?.problem.errors);

  function isJudgedGood(wrong: Issues): boolean {
    setIssues(wrong);
    return Object.keys(wrong).length === 0;
  }

  async function register(event: FormEvent) {
    event.preventDefault();
    if (!isJudgedGood(draftIssues(draft.value, showsAddress(page, page.isOrdering)))) return;
    const isDone = await submit(async () => {
      await retention.send(accountBody(draft.value));
      await complete();
    });
    if (!isDone) return;
    draft.forget();
    onRegistered(draft.value.email.trim());
  }

  /** The first of two steps. */
  async function giveEmail(event: FormEvent) {
    event.preventDefault();
    if (!isJudgedGood(emailIssues(draft.value))) return;
    if (await submit(() => retention.send(storedBody(draft.value))))
      void navigate(addQuery(location, { emailChecked: 'true' }));
  }

  return {
    draft: draft.value,
    change: draft.change,
    store: () => retention.store(draft.value),
    issues: { ...issues, ...refused },
    /** A refusal that no field shows. */
    problem: Object.keys(refused).length > 0 ? null : problem,
    isBusy,
    register,
    giveEmail,
  };
}
export type Registration = ReturnType<typeof useRegister>;
