import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { OrderKey } from './placed-order.ts';

const done = v.object({ success: v.boolean() });

/** Proves the mailbox of an order that waits for that: by the mailed link's token alone, never by the session. */
export const confirmOrder = defineCall({
  id: 'confirmOrder',
  summary: 'The customer confirms an order by the mailed link, so that it goes to the dealer',
  method: 'POST',
  path: '/api/orders/confirm',
  body: v.object({
    OrderId: OrderKey.entries.OrderId,
    Token: personal('secret', v.pipe(v.string(), v.maxLength(400))),
  }),
  response: done,
  access: ANYONE,
  csrf: true,
});

/** Every link to this order that was mailed to its customer opens nothing any more; a new one goes to the order's mailbox. */
export const closeOrderLinks = defineCall({
  id: 'closeOrderLinks',
  summary: 'The customer closes the mailed links to an order',
  method: 'POST',
  path: '/api/orders/close-links',
  body: OrderKey,
  response: done,
  access: ANYONE,
  csrf: true,
});

export const sendOrderConfirmation = defineCall({
  id: 'sendOrderConfirmation',
  summary: 'Mails the link that confirms an order once more',
  method: 'POST',
  path: '/api/orders/confirmation-mail',
  body: OrderKey,
  response: done,
  access: ANYONE,
  csrf: true,
});
