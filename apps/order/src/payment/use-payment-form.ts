import { type ProblemError, useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { localDate } from '@heizplatz/country';
import { refusedFields } from '@heizplatz/order-ui';
import { useNavigate } from '@heizplatz/router';
import { useState } from 'react';
import { summaryPath } from '../checkout/checkout-paths';
import { useDraft } from '@heizplatz/order-ui';
import { useSave } from '../checkout/use-save';
import { firstDetails } from './first-details';
import { type PaymentDetails, paymentDrafts } from './payment-details';
import { paymentIssues } from './payment-issues';
import type { PaymentOutlet } from './payment-outlet';
import { toPaymentBody } from './to-payment-body';

export interface PaymentForm {
  readonly details: PaymentDetails;
  readonly change: (part: Partial<PaymentDetails>) => void;
  /** The account that is kept, by its ends; null: there is none, or another one is being typed. */
  readonly keptIban: string | null;
  readonly replaceIban: () => void;
  /** The server has it since an earlier save of this kind, and does not say it. */
  readonly isBirthDateKept: boolean;
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
  const { isBusy, problem, save } = useSave();
  const { value: details, change } = useDraft(paymentDrafts, `${group.id} ${choice.Kind}`, firstDetails(outlet));
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const [isReplaced, setIsReplaced] = useState(false);
  const selected = process.PaymentData.Selected;
  const isKept = selected?.PaymentId === choice.Id;
  const keptIban = isKept && !isReplaced ? selected.MaskedIban : null;

  async function submit() {
    const today = localDate(new Date()).toISOString().slice(0, 10);
    const wrong = paymentIssues(details, { ...choice, hasIban: keptIban !== null, hasBirthDate: isKept, today });
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    const body = toPaymentBody(outlet, details, keptIban !== null);
    if (!(await save(() => api(CALLS.savePayment, { body })))) return;
    // The account is the server's now; the rest stays for who comes back.
    change({ ...details, iban: '' });
    void navigate(summaryPath(group));
  }

  return {
    details,
    change: (part) => change({ ...details, ...part }),
    keptIban,
    replaceIban: () => {
      setIsReplaced(true);
      change({ ...details, isMandateAccepted: false });
    },
    isBirthDateKept: isKept,
    issues: { ...issues, ...refusedFields(problem) },
    problem,
    isBusy,
    submit,
  };
}
