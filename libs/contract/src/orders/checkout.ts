import * as v from 'valibot';
import { SelectedAddress } from '../fields/address.ts';
import { ANYONE, IDENTIFIED } from '../access.ts';
import { defineCall } from '../call.ts';
import { CountryIdText, EmailAddress, Money, ProductGroupId, ProductGroupIdText, Reference } from '../fields/fields.ts';
import { AccessConditions } from '../fields/access-conditions.ts';
import { Finalise, OrderProcess, SaveAmounts, SavePayment } from './order-process.ts';

const ofGroup = v.object({ productGroupId: ProductGroupIdText });
const PlacedOrderKey = v.object({ OrderId: Reference, OrderNumber: Reference });

export const orderProcess = defineCall({
  id: 'orderProcess',
  summary: 'The running order process with its steps; null when there is none',
  method: 'GET',
  path: '/api/order-process/:countryId',
  params: v.object({ countryId: CountryIdText }),
  query: ofGroup,
  response: OrderProcess,
  access: ANYONE,
  reveals: 'own',
  csrf: false,
  onNotFound: null,
});

/**
 * After a lost response, a reload or back navigation: the customer sees the placed order, and does not order again.
 */
export const placedProcess = defineCall({
  id: 'placedProcess',
  summary:
    'The order that the caller’s process was placed as; null while it runs, when there is none, for anybody else',
  method: 'GET',
  path: '/api/order-process/:countryId/placed',
  params: v.object({ countryId: CountryIdText }),
  query: ofGroup,
  response: PlacedOrderKey,
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});

/**
 * 409 ACCESS_OPTIONS with AccessNeeds as context while the answers require options that the offer does not have; when
 * sent again with the new total as AcceptedTotalPrice, the options are chosen.
 */
export const saveOrderParameters = defineCall({
  id: 'saveOrderParameters',
  summary: 'Saves the access check, and chooses the options that it needs',
  method: 'POST',
  path: '/api/order-process/parameters/save',
  body: v.object({ ProductGroupId, AccessConditions, AcceptedTotalPrice: v.optional(v.nullable(Money), null) }),
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: true,
});

export const saveGuestEmail = defineCall({
  id: 'saveGuestEmail',
  summary: 'Where the confirmation of a guest’s running order goes',
  method: 'POST',
  path: '/api/order-process/email/save',
  body: v.object({ ProductGroupId, EmailAddress }),
  response: v.object({ success: v.boolean() }),
  access: IDENTIFIED,
  csrf: true,
});

export const saveOrderAddresses = defineCall({
  id: 'saveOrderAddresses',
  summary: 'Which of the caller’s addresses the order goes to',
  method: 'POST',
  path: '/api/order-process/addresses/save',
  body: v.object({
    ProductGroupId,
    SelectedAddresses: v.pipe(v.array(SelectedAddress), v.minLength(1, 'REQUIRED'), v.maxLength(10)),
  }),
  response: v.object({ success: v.boolean() }),
  access: IDENTIFIED,
  csrf: true,
});

/** VALIDATION with AMOUNT_SUM, AMOUNT_MIN (of a household) or ADDRESS_UNKNOWN at the station's field. */
export const saveOrderAmounts = defineCall({
  id: 'saveOrderAmounts',
  summary: 'Which station gets how much, and where it is',
  method: 'POST',
  path: '/api/order-process/amounts/save',
  body: SaveAmounts,
  response: v.object({ success: v.boolean() }),
  access: IDENTIFIED,
  csrf: true,
});

/**
 * Body: the payload of rule CHECKOUT-11; the group beside it is needed by a browser with several running orders alone
 * (VALIDATION, REQUIRED).
 */
export const savePayment = defineCall({
  id: 'savePayment',
  summary: 'Keeps the payment kind; IBAN is checked, encrypted and never answered whole',
  method: 'POST',
  path: '/api/order-process/payment/save',
  body: v.object({ ProductGroupId: v.optional(ProductGroupId), ...SavePayment.entries }),
  response: v.object({ success: v.boolean() }),
  access: IDENTIFIED,
  csrf: true,
});

/**
 * 409 PRICE_CHANGED with context.TotalPrice, PRICE_NOT_HELD with it and a Reason of HeldPriceRefusal, OFFER_GONE,
 * OFFER_REPLACED (another tab chose another one), STEP_MISSING, IDEMPOTENCY_MISMATCH or PAYMENT_REFUSED;
 * 503 PAYMENT_UNAVAILABLE when the provider does not respond: nothing is placed, the other payment kinds remain
 * available.
 */
export const finaliseOrder = defineCall({
  id: 'finaliseOrder',
  summary: 'Places the order; twice with one key makes one',
  method: 'POST',
  path: '/api/order-process/finalise',
  body: Finalise,
  response: PlacedOrderKey,
  access: IDENTIFIED,
  csrf: true,
});
