import { type ProblemError, useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { useLocation, useNavigate, useRefusedForm } from '@heizplatz/router';
import { summaryStepPath } from '@heizplatz/routes';
import { useState } from 'react';
import { useDraft } from '@heizplatz/order-ui';
import { useSave } from '../../../shared/checkout/order-process/use-save';
import { firstDetails } from '../../../shared/payment/first-details';
import { type PaymentDetails, paymentDrafts } from '../../../shared/payment/payment-details';
import { paymentIssues } from '../../../shared/payment/payment-issues';
import type { PaymentOutlet } from '../../../shared/payment/payment-outlet';
import {
  getStoredIban,
  OTHER_ACCOUNT_QUERY,
  PAYMENT_FIELDS,
  getQuestions,
  sentDetails,
} from '../../../shared/payment/sent-details';
import { toPaymentBody } from '../../../shared/payment/to-payment-body';

export interface PaymentForm {
  readonly details: PaymentDetails;
  readonly change: (part: Partial<PaymentDetails>) => void;
  /** The saved account, by its first and last characters; null: there is none, or another one is being entered. */
  readonly storedIban: string | null;
  readonly replaceIban: () => void;
  /** The server has it since an earlier save of this kind, and does not say it. */
  readonly isBirthDateStored: boolean;
  /** Per field the code of what is wrong. */
  readonly issues: Readonly<Record<string, string>>;
  readonly problem: ProblemError | null;
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
}

/** The state of a payment kind's form; a good save goes on to the summary. */
export function usePaymentForm(outlet: PaymentOutlet): PaymentForm {
  const { process, group, choice } = outlet;
  const api = useApi();
  const navigate = useNavigate();
  const refused = useRefusedForm();
  const { isBusy, problem, save } = useSave(refused?.problem);
  const isOtherRequested = useLocation().search === OTHER_ACCOUNT_QUERY;
  const first = firstDetails(outlet);
  const start = refused ? sentDetails(refused.values, first) : first;
  const { value: details, change } = useDraft(paymentDrafts, `${group.id} ${choice.Kind}`, {
    ...start,
    isMandateAccepted: start.isMandateAccepted && (refused !== null || !isOtherRequested),
  });
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const [isReplaced, setIsReplaced] = useState(isOtherRequested || PAYMENT_FIELDS.iban in (refused?.values ?? {}));
  const storedIban = isReplaced ? null : getStoredIban(outlet);

  async function submit() {
    const wrong = paymentIssues(details, getQuestions(outlet, storedIban !== null));
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    const body = toPaymentBody(outlet, details, storedIban !== null);
    if (!(await save(() => api(CALLS.savePayment, { body })))) return;
    // The account is the server's now; the rest stays for who comes back.
    change({ ...details, iban: '' });
    void navigate(summaryStepPath(group));
  }

  return {
    details,
    change: (part) => change({ ...details, ...part }),
    storedIban,
    replaceIban: () => {
      setIsReplaced(true);
      change({ ...details, isMandateAccepted: false });
    },
    isBirthDateStored: process.PaymentData.Selected?.PaymentId === choice.Id,
    issues: { ...issues, ...refusedFields(problem) },
    problem,
    isBusy,
    submit,
  };
}
