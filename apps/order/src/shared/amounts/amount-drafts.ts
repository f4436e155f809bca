import * as v from 'valibot';
import { storedDrafts } from '@heizplatz/order-ui';

const DeliveryPointsInput = v.array(
  v.object({ amount: v.optional(v.nullable(v.number())), addressId: v.optional(v.nullable(v.number())) }),
);
/** By delivery point the values entered or chosen there; unchanged values are absent. */
export type DeliveryPointsInput = v.InferOutput<typeof DeliveryPointsInput>;

/** The input of mengenverteilung, by group, total and number of delivery points. */
export const amountDrafts = storedDrafts<DeliveryPointsInput>('amounts', DeliveryPointsInput);
