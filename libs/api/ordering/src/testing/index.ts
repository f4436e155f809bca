export { DealerDesk, openDesk, watchAt } from '../dealer-orders/testing/dealer-desk';
export {
  byLink,
  lastEvent,
  getMails,
  mailTo,
  orderRow,
  placeTestOrder,
  type TestOrder,
} from '../order-actions/testing/placed-orders';
export { withCreditMarket } from '../checkout/testing/credit-market';
export { withOrderMarket } from '../checkout/testing/order-market';
export { delivery, EMAIL, newShopper, placed, Shopper } from '../checkout/testing/shopper';
export { startOrderingWith } from '../checkout/testing/start-ordering-with';
export { BROUGHT, newCustomer, placeOrder, type TestCustomer } from '../order/testing/customers';
