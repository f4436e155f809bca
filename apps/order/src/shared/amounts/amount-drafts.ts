import * as v from 'valibot';
import { storedDrafts } from '@heizplatz/order-ui';

const StationsInput = v.array(
  v.object({ amount: v.optional(v.nullable(v.number())), addressId: v.optional(v.nullable(v.number())) }),
);
/** By station what was typed or chosen there; what was not touched is absent. */
export type StationsInput = v.InferOutput<typeof StationsInput>;

/** What is typed into mengenverteilung, by group, total and number of stations. */
export const amountDrafts = storedDrafts<StationsInput>('amounts', StationsInput);
