import * as v from 'valibot';

/** Why an order was not placed for its payment; goes with the way back to the payment step (router state). */
const PaymentRefusal = v.object({
  code: v.picklist(['PAYMENT_REFUSED', 'PAYMENT_UNAVAILABLE']),
  /** The API's own German, where it has some. */
  detail: v.optional(v.string()),
});
export type PaymentRefusal = v.InferOutput<typeof PaymentRefusal>;

/** Whether a problem of finaliseOrder is one; null: something else. */
export function paymentRefusalOf(problem: { readonly code: string; readonly detail?: string | undefined }) {
  const { code, detail } = problem;
  return readPaymentRefusal({ code, ...(detail && { detail }) });
}

/** From a location's state, which may be anything. */
export function readPaymentRefusal(state: unknown): PaymentRefusal | null {
  const read = v.safeParse(PaymentRefusal, state);
  return read.success ? read.output : null;
}
