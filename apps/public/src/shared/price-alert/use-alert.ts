import { useApi, useSubmit } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { useStoredCalculator } from '@heizplatz/calculator-ui';
import { CALLS } from '@heizplatz/contract';
import { useRefusedForm, useSite, useUser } from '@heizplatz/router';
import { type FormEvent, useState } from 'react';
import {
  ALERT_FIELDS,
  ALERT_FORM,
  alertBody,
  type AlertField,
  alertIssues,
  type AlertInput,
  BLANK_ALERT,
  sentAlert,
} from './alert-input';
import { isCustomer } from './is-customer';
import { useIssueText } from './use-alert-texts';

/** The form's state, what it sends, and what came of it; the postcode is the page's, else the calculator's. */
export function useAlert(givenZipCode: string) {
  const api = useApi();
  const site = useSite();
  const user = useUser();
  const { isBusy, problem: answered, submit } = useSubmit();
  const sent = useRefusedForm(ALERT_FORM);
  const problem = answered ?? sent?.problem ?? null;
  const stored = useStoredCalculator(site.countryId)?.zipCode ?? '';
  const [typed, setTyped] = useState<Partial<AlertInput>>(() => (sent ? sentAlert(sent.typed) : {}));
  const input: AlertInput = { ...BLANK_ALERT, zipCode: givenZipCode || stored, ...typed };
  const [issues, setIssues] = useState<Partial<Record<AlertField, string>>>({});
  const [isAdded, setIsAdded] = useState(false);
  const who = { site, isCustomer: isCustomer(user) };
  const refused = refusedFields(problem?.problem.errors);
  const issueText = useIssueText(input.group);

  async function add(event: FormEvent) {
    event.preventDefault();
    const wrong = alertIssues(input, who);
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (await submit(() => api(CALLS.addNotification, { body: alertBody(input, who) }))) setIsAdded(true);
  }

  return {
    input,
    ...who,
    isBusy,
    isAdded,
    /** What concerns no field. */
    problem: problem && Object.keys(refused).length === 0 ? problem : null,
    change: (changed: Partial<AlertInput>) => setTyped((known) => ({ ...known, ...changed })),
    chooseGroup: (group: ProductGroup) =>
      setTyped((known) => ({ ...known, group, amount: group.defaultAmount, threshold: '' })),
    errorOf: (field: AlertField) => issueText(issues[field] ?? refused[field]),
    add,
  };
}

/** The word on single fields: the contract's 'body.ZipCode' or the page's own 'ZipCode', with its code. */
function refusedFields(errors: readonly { path: string; code: string }[] = []): Partial<Record<AlertField, string>> {
  return Object.fromEntries(
    ALERT_FIELDS.flatMap((field) => {
      const error = errors.find(({ path }) => path.replace(/^body\./, '') === field);
      return error ? [[field, error.code]] : [];
    }),
  );
}
