/** What became of a credit so far, out of its operations; gross cents. */
export interface CreditLedger {
  readonly authorisedCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  /** What the provider refused for the amount that is financed now. */
  readonly refused: readonly CreditStep[];
}

export interface CreditStep {
  readonly kind: 'adjust' | 'capture' | 'refund';
  /** Of adjust what is authorised from then on; else what is paid out, or back. */
  readonly amountCents: number;
}

/**
 * The next step towards what an order came to, or null: nothing is left to do. First the authorisation follows the amount,
 * then it is paid out; what was paid beyond it goes back. A refused step is not tried again for the same amount: after a
 * refused increase, what is authorised is paid out.
 */
export function nextStep(ledger: CreditLedger, financedCents: number): CreditStep | null {
  const { authorisedCents, capturedCents, refundedCents, refused } = ledger;
  const missingCents = financedCents - (capturedCents - refundedCents);
  const unlessRefused = (step: CreditStep): CreditStep | null =>
    refused.some(({ kind, amountCents }) => kind === step.kind && amountCents === step.amountCents) ? null : step;
  if (missingCents === 0) return null;
  if (missingCents < 0) return unlessRefused({ kind: 'refund', amountCents: -missingCents });
  const targetCents = capturedCents + missingCents;
  const adjust = targetCents === authorisedCents ? null : unlessRefused({ kind: 'adjust', amountCents: targetCents });
  if (adjust) return adjust;
  const payableCents = Math.min(targetCents, authorisedCents) - capturedCents;
  return payableCents > 0 ? unlessRefused({ kind: 'capture', amountCents: payableCents }) : null;
}
