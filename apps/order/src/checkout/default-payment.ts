import type { OrderProcess, PaymentChoice } from '@heizplatz/contract';
import type { StepState } from './step-map';

type Paid = Pick<OrderProcess, 'PaymentData' | 'Stations'>;

/**
 * The default payment kind where it leaves nothing to decide or to fill in (an invoice): it is saved with the address, and
 * the summary shows it with the way to change it. Null when a kind is chosen already, when the default asks for something,
 * and for several delivery points, whose amounts come before the payment.
 */
export function defaultPayment({ PaymentData: { Choices, Selected }, Stations }: Paid): PaymentChoice | null {
  if (Selected || Stations.length > 1) return null;
  const choice = Choices.find(({ IsDefault }) => IsDefault);
  const asksNothing = choice && !choice.NeedsIban && !choice.Credit && choice.Plans.length === 0;
  return asksNothing && choice.IsAvailable ? choice : null;
}

/** The order's way once its addresses and the default payment are saved. */
export function afterAddress(process: Paid & StepState): StepState {
  if (!defaultPayment(process)) return process;
  const { Steps, ApplicableSteps } = process;
  const paid = ApplicableSteps.map((step) => (step.Path === 'bezahlung' ? { ...step, IsValid: true } : step));
  return { Steps, ApplicableSteps: paid };
}
