export { addressOf } from './builders/address-of';
export { offerOf } from './builders/offer-of';
export { ACCESS, BY_INVOICE, INVOICE, orderProcessOf } from './builders/order-process-of';
export { stepsAt } from './builders/order-steps';
export type { Stage } from './builders/order-steps';
export { fakeApi } from './fake-api';
export type { FakeApi } from './fake-api';
export { renderRoute } from './render-route';
export type { RouteSurroundings } from './render-route';
