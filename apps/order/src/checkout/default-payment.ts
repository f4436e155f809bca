import { PAYMENT_KEY } from '@heizplatz/calculator';
import type { OrderProcess, PaymentChoice } from '@heizplatz/contract';
import type { StepState } from './step-map';

type Paid = Pick<OrderProcess, 'PaymentData' | 'Stations' | 'Configuration'>;

/** Nothing to fill in and nothing to agree to: an invoice. */
const asksNothing = ({ IsAvailable, NeedsIban, Credit, Plans }: PaymentChoice): boolean =>
  IsAvailable && !NeedsIban && !Credit && Plans.length === 0;

/** Whether the calculator was told how to pay; a dealer's own default is no wish of the customer. */
const isKindAsked = ({ Parameters }: Paid['Configuration']): boolean =>
  Parameters.some(({ Key, Id }) => Key.startsWith(PAYMENT_KEY) && Id > 0);

/**
 * The payment kind that leaves nothing to decide: it is saved with the address, and the summary shows it with the way to
 * change it. The default where it asks nothing, else what the dealer takes and that does, unless the customer asked for
 * another kind. Null when a kind is chosen already, and for several delivery points, whose amounts come before the payment.
 */
export function defaultPayment({ PaymentData, Stations, Configuration }: Paid): PaymentChoice | null {
  if (PaymentData.Selected || Stations.length > 1) return null;
  const choices = PaymentData.Choices.filter(({ IsDefault }) => IsDefault || !isKindAsked(Configuration));
  return choices.find((choice) => choice.IsDefault && asksNothing(choice)) ?? choices.find(asksNothing) ?? null;
}

/** The order's way once its addresses and the default payment are saved. */
export function afterAddress(process: Paid & StepState): StepState {
  if (!defaultPayment(process)) return process;
  const { Steps, ApplicableSteps } = process;
  const paid = ApplicableSteps.map((step) => (step.Path === 'bezahlung' ? { ...step, IsValid: true } : step));
  return { Steps, ApplicableSteps: paid };
}
