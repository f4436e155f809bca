import * as v from 'valibot';
import { storedDrafts } from '@heizplatz/order-ui';

const DeliveryPointsInput = v.array(
  v.object({ amount: v.optional(v.nullable(v.number())), addressId: v.optional(v.nullable(v.number())) }),
);
/** By station what was typed or chosen there; what was not touched is absent. */
export type DeliveryPointsInput = v.InferOutput<typeof DeliveryPointsInput>;

/** What is typed into mengenverteilung, by group, total and number of stations. */
export const amountDrafts = storedDrafts<DeliveryPointsInput>('amounts', DeliveryPointsInput);
