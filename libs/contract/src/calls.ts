/** Every call there is, by its id. Read as a namespace, so that a bundle holds the calls it makes and no others. */
export {
  cacheRegistrationData,
  getToken,
  login,
  logout,
  orderAddresses,
  registerGuest,
  renewSession,
  saveAddress,
} from './calls-account';
export { bestPrice, calculate, calculateDefault, calculateOrder, initCalculation } from './calls-calculation';
export { checkZipCode, checkZipCodes } from './calls-location';
export {
  finaliseOrder,
  orderProcess,
  placedOrder,
  saveOrderAddresses,
  saveOrderParameters,
  savePayment,
  startOrder,
} from './calls-order-process';
export { bestPrices, commonData, contentPage, priceFaq, priceSeries, reportScriptError } from './calls-site';
