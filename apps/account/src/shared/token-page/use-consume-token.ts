import { ProblemError, type Submitting, useSubmit } from '@heizplatz/api-client';
import { LinkState } from '@heizplatz/contract';
import { useRefusedForm } from '@heizplatz/router';
import * as v from 'valibot';

export type ClosedState = Exclude<LinkState, 'open'>;

export interface LinkEnds {
  readonly onConsumed: () => void;
  /** It expired, or was used, while the page stood open. */
  readonly onClosed: (state: ClosedState) => void;
}

const Refusal = v.object({ State: v.picklist(LinkState.options.filter((state) => state !== 'open')) });

/** Consumes a token; one that is closed by now ends the page's link instead of refusing the form. */
export async function consumeToken({ onConsumed, onClosed }: LinkEnds, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
    onConsumed();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'TOKEN_EXPIRED') throw error;
    const refusal = v.safeParse(Refusal, error.problem.context);
    onClosed(refusal.success ? refusal.output.State : 'expired');
  }
}

/** Consumes a token once, however often its button is pressed. */
export function useConsumeToken(ends: LinkEnds) {
  const refused = useRefusedForm()?.problem;
  const { isBusy, problem, submit }: Submitting = useSubmit(refused?.code === 'TOKEN_EXPIRED' ? null : refused);
  const consume = (action: () => Promise<unknown>) => submit(() => consumeToken(ends, action));
  return { isBusy, problem, spend: consume };
}
