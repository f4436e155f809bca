import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { CalculationConfiguration } from '../fields/configuration.ts';
import { ProductGroupId, requiredText } from '../fields/fields.ts';

const StartOrder = v.object({
  Configuration: CalculationConfiguration,
  OfferId: impersonal('goods', requiredText(80)),
  /**
   * Of the link in a mail of a Wunschpreis: this offer costs its mailbox at most what the mail named, once. A forged one is
   * ignored; of one that does not count the process says why (HeldPriceRefusal).
   */
  HeldPriceToken: v.optional(v.nullable(personal('secret', v.pipe(v.string(), v.maxLength(400)))), null),
});

/**
 * The process belongs to the HttpOnly cookie hp_order_{group}; nothing in a path grants access. The one call of checkout that
 * an offer list makes, and apart from the others so that it does not bring their schemas.
 */
export const startOrder = defineCall({
  id: 'startOrder',
  summary: 'Starts (or replaces) the order process of a product group from a chosen offer',
  method: 'POST',
  path: '/api/order-process/start',
  body: StartOrder,
  response: v.object({ ProductGroupId }),
  access: ANYONE,
  csrf: true,
});
