import * as v from 'valibot';
import { SelectedAddress } from './address';
import { ANYONE, defineCall, IDENTIFIED } from './call';
import { CountryIdText, ProductGroupId, ProductGroupIdText } from './fields';
import { AccessConditions, Finalise, OrderProcess, PlacedOrder, SavePayment, StartOrder } from './order-process';

const ofGroup = v.object({ productGroupId: ProductGroupIdText });

/** The process belongs to the HttpOnly cookie hp_order_{group}; nothing in a path grants access. */
export const startOrder = defineCall({
  id: 'startOrder',
  summary: 'Starts (or replaces) the order process of a product group from a chosen offer',
  method: 'POST',
  path: '/api/order-process/start',
  body: StartOrder,
  answer: v.object({ ProductGroupId }),
  access: ANYONE,
  csrf: true,
});

export const orderProcess = defineCall({
  id: 'orderProcess',
  summary: 'The running order process with its steps; null when there is none',
  method: 'GET',
  path: '/api/order-process/:countryId',
  params: v.object({ countryId: CountryIdText }),
  query: ofGroup,
  answer: OrderProcess,
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});

export const saveOrderParameters = defineCall({
  id: 'saveOrderParameters',
  summary: 'Keeps the access check',
  method: 'POST',
  path: '/api/order-process/parameters/save',
  body: v.object({ ProductGroupId, AccessConditions }),
  answer: v.object({ success: v.boolean() }),
  access: ANYONE,
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
  answer: v.object({ success: v.boolean() }),
  access: IDENTIFIED,
  csrf: true,
});

/** Body: exactly the specification's payload and the group beside it. */
export const savePayment = defineCall({
  id: 'savePayment',
  summary: 'Keeps the payment kind; IBAN is checked, encrypted and never answered whole',
  method: 'POST',
  path: '/api/order-process/payment/save',
  body: v.object({ ProductGroupId, ...SavePayment.entries }),
  answer: v.object({ success: v.boolean() }),
  access: IDENTIFIED,
  csrf: true,
});

/** 409 PRICE_CHANGED with context.TotalPrice, OFFER_GONE, STEP_MISSING or IDEMPOTENCY_MISMATCH. */
export const finaliseOrder = defineCall({
  id: 'finaliseOrder',
  summary: 'Places the order; twice with one key makes one',
  method: 'POST',
  path: '/api/order-process/finalise',
  body: Finalise,
  answer: v.object({ OrderId: v.string(), OrderNumber: v.string() }),
  access: IDENTIFIED,
  csrf: true,
});

/** Granted by the session that placed it, or by the signed link's `token`. Somebody else's is 404. */
export const placedOrder = defineCall({
  id: 'placedOrder',
  summary: 'A placed order for its owner',
  method: 'GET',
  path: '/api/order-process/order/:orderId',
  params: v.object({ orderId: v.pipe(v.string(), v.maxLength(64)) }),
  query: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(400))) }),
  answer: PlacedOrder,
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});
