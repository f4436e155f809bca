import type { ApiClient } from '@heizplatz/api-client';
import { PAYMENT_KEY, type ProductGroup } from '@heizplatz/calculator';
import { CALLS, type OrderProcess, type OrderStep, type PaymentChoice } from '@heizplatz/contract';
import type { StepState } from './steps/step-map';

type Paid = Pick<OrderProcess, 'PaymentData' | 'Stations' | 'Configuration'>;

/** Nothing to fill in and nothing to agree to: an invoice. */
const asksNothing = ({ IsAvailable, NeedsIban, Credit, Plans }: PaymentChoice): boolean =>
  IsAvailable && !NeedsIban && !Credit && Plans.length === 0;

/**
 * Whether a payment kind was selected in the calculator; a dealer's own default is no selection of the customer.
 */
const isKindRequested = ({ Parameters }: Paid['Configuration']): boolean =>
  Parameters.some(({ Key, Id }) => Key.startsWith(PAYMENT_KEY) && Id > 0);

/** What stands directly before the payment: the address, for several delivery points their amounts. */
const stepBeforePayment = ({ Stations }: Paid): OrderStep['Path'] =>
  Stations.length > 1 ? 'mengenverteilung' : 'adresse';

/**
 * The payment kind that requires no decision: it is saved with the step before it, and the summary displays it with a
 * link to change it. The default if it requires no input, else one that the dealer accepts and that requires none,
 * unless the customer selected another kind. Null when a kind is chosen already.
 */
function defaultPayment({ PaymentData, Configuration }: Paid): PaymentChoice | null {
  if (PaymentData.Selected) return null;
  const choices = PaymentData.Choices.filter(({ IsDefault }) => IsDefault || !isKindRequested(Configuration));
  return choices.find((choice) => choice.IsDefault && asksNothing(choice)) ?? choices.find(asksNothing) ?? null;
}

/** The kind that is saved together with this step. */
const paymentWith = (process: Paid, step: OrderStep['Path']): PaymentChoice | null =>
  step === stepBeforePayment(process) ? defaultPayment(process) : null;

/** Saves the payment that requires no decision, once the answers of this step are saved. Throws ProblemError. */
export async function saveDefaultPayment(
  api: ApiClient,
  { process, group }: { readonly process: Paid; readonly group: ProductGroup },
  step: OrderStep['Path'],
): Promise<void> {
  const payment = paymentWith(process, step);
  if (!payment) return;
  const { Id: PaymentId, IsRatePayPayment } = payment;
  await api(CALLS.savePayment, { body: { ProductGroupId: group.id, PaymentId, IsRatePayPayment } });
}

/** The order's steps once the answers of this step and the payment that goes with it are saved. */
export function getStepAfter(process: Paid & StepState, step: OrderStep['Path']): StepState {
  if (!paymentWith(process, step)) return process;
  const { Steps, ApplicableSteps } = process;
  const paid = ApplicableSteps.map((step) => (step.Path === 'bezahlung' ? { ...step, IsValid: true } : step));
  return { Steps, ApplicableSteps: paid };
}
