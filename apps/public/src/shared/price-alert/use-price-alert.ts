import { useApi, useSubmit } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { useStoredCalculator } from '@heizplatz/calculator-ui';
import { CALLS } from '@heizplatz/contract';
import { useRefusedForm, useSite, useUser } from '@heizplatz/router';
import { type FormEvent, useState } from 'react';
import {
  PRICE_ALERT_FIELDS,
  PRICE_ALERT_FORM,
  priceAlertBody,
  type PriceAlertField,
  priceAlertIssues,
  type PriceAlertInput,
  BLANK_PRICE_ALERT,
  toPriceAlertBody,
} from './price-alert-input';
import { isCustomer } from './is-customer';
import { useIssueText } from './use-alert-texts';

/** The form's state, what it sends, and what came of it; the postcode is the page's, else the calculator's. */
export function usePriceAlert(zipCodeInput: string) {
  const api = useApi();
  const site = useSite();
  const user = useUser();
  const { isBusy, problem: answered, submit } = useSubmit();
  const sent = useRefusedForm(PRICE_ALERT_FORM);
  const problem = answered ?? sent?.problem ?? null;
  const stored = useStoredCalculator(site.countryId)?.zipCode ?? '';
  const [values, setInput] = useState<Partial<PriceAlertInput>>(() => (sent ? toPriceAlertBody(sent.values) : {}));
  const input: PriceAlertInput = { ...BLANK_PRICE_ALERT, zipCode: zipCodeInput || stored, ...values };
  const [issues, setIssues] = useState<Partial<Record<PriceAlertField, string>>>({});
  const [isAdded, setIsAdded] = useState(false);
  const who = { site, isCustomer: isCustomer(user) };
  const refused = refusedFields(problem?.problem.errors);
  const issueText = useIssueText(input.group);

  async function add(event: FormEvent) {
    event.preventDefault();
    const wrong = priceAlertIssues(input, who);
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (await submit(() => api(CALLS.addNotification, { body: priceAlertBody(input, who) }))) setIsAdded(true);
  }

  return {
    input,
    ...who,
    isBusy,
    isAdded,
    /** What concerns no field. */
    problem: problem && Object.keys(refused).length === 0 ? problem : null,
    change: (changed: Partial<PriceAlertInput>) => setInput((known) => ({ ...known, ...changed })),
    chooseGroup: (group: ProductGroup) =>
      setInput((known) => ({ ...known, group, amount: group.defaultAmount, threshold: '' })),
    getError: (field: PriceAlertField) => issueText(issues[field] ?? refused[field]),
    add,
  };
}

/** The word on single fields: the contract's 'body.ZipCode' or the page's own 'ZipCode', with its code. */
function refusedFields(
  errors: readonly { path: string; code: string }[] = [],
): Partial<Record<PriceAlertField, string>> {
  return Object.fromEntries(
    PRICE_ALERT_FIELDS.flatMap((field) => {
      const error = errors.find(({ path }) => path.replace(/^body\./, '') === field);
      return error ? [[field, error.code]] : [];
    }),
  );
}
