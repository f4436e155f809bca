export { DealerDesk, openDesk, watchAt } from '../dealer-orders/testing/dealer-desk';
export {
  byLink,
  lastEvent,
  mailsOf,
  mailTo,
  orderRow,
  placeTestOrder,
  type TestOrder,
} from '../order-actions/testing/placed-orders';
export { withCreditMarket } from '../order-process/testing/credit-market';
export { withOrderMarket } from '../order-process/testing/order-market';
export { delivery, EMAIL, newShopper, placed, Shopper } from '../order-process/testing/shopper';
export { startOrderingWith } from '../order-process/testing/start-ordering-with';
export { BROUGHT, newCustomer, placeOrder, type TestCustomer } from '../orders/testing/customers';
