import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess } from '@heizplatz/contract';
import { checkoutPath } from '@heizplatz/routes';
import * as v from 'valibot';
import { stepPath } from './checkout-paths';

/** Why an order was not placed for its payment; goes with the way back to the payment step. */
const PaymentRefusal = v.object({
  code: v.picklist(['PAYMENT_REFUSED', 'PAYMENT_UNAVAILABLE']),
  /** The API's own German, where it has some. */
  detail: v.optional(v.string()),
});
export type PaymentRefusal = v.InferOutput<typeof PaymentRefusal>;

/** Whether a problem of finaliseOrder is one; null: something else. */
export function getPaymentRefusal(problem: { readonly code: string; readonly detail?: string | undefined }) {
  const { code, detail } = problem;
  return readPaymentRefusal({ state: { code, ...(detail && { detail }) }, search: '' });
}

const REFUSAL_QUERY = 'abgelehnt';

/** A payment that is still there after the provider's no. */
export function paymentAgainPath({ Steps }: OrderProcess, group: ProductGroup): string {
  const payment = Steps.findLast(({ Path }) => Path === 'bezahlung');
  return payment ? stepPath(group, payment) : checkoutPath(group);
}

/** The same with the reason, which is not in the router's state without JavaScript. */
export const refusedPaymentPath = (process: OrderProcess, group: ProductGroup, { code }: PaymentRefusal): string =>
  `${paymentAgainPath(process, group)}?${REFUSAL_QUERY}=${code}`;

/** From a location, whose state and query may be anything. */
export function readPaymentRefusal({ state, search }: { readonly state: unknown; readonly search: string }) {
  const query = { code: new URLSearchParams(search).get(REFUSAL_QUERY) };
  const read = [state, query].map((one) => v.safeParse(PaymentRefusal, one)).find(({ success }) => success);
  return read?.success ? read.output : null;
}
