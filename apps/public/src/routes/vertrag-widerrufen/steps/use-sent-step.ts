import type { ProblemError } from '@heizplatz/api-client';
import { useActionData, useRefusedForm } from '@heizplatz/router';
import { FORMS, sentInput, type WithdrawalInput } from './withdrawal-input';

/** What a form that was sent without script led to. */
export interface SentStep {
  readonly step: 'typed' | 'review' | 'received';
  readonly input: WithdrawalInput;
  readonly receivedAt: string | null;
}

/** The step that was sent without script, and why it was refused if it was; null where none was. */
export function useSentStep(): (SentStep & { readonly problem: ProblemError | null }) | null {
  const response = useActionData<Partial<SentStep>>();
  const input = useRefusedForm(FORMS.input);
  const review = useRefusedForm(FORMS.review);
  const refused = input ?? review;
  if (refused) {
    const step = review && review.problem.code !== 'VALIDATION' ? 'review' : 'typed';
    return { step, input: sentInput(refused.values), receivedAt: null, problem: refused.problem };
  }
  if (!response?.step || !response.input) return null;
  return { step: response.step, input: response.input, receivedAt: response.receivedAt ?? null, problem: null };
}
