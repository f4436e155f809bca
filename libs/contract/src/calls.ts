import {
  cacheRegistrationData,
  getToken,
  login,
  logout,
  orderAddresses,
  registerGuest,
  renewSession,
  saveAddress,
} from './calls-account';
import { bestPrice, calculate, calculateDefault, calculateOrder, initCalculation } from './calls-calculation';
import { checkZipCode, checkZipCodes } from './calls-location';
import {
  finaliseOrder,
  orderProcess,
  placedOrder,
  saveOrderAddresses,
  saveOrderParameters,
  savePayment,
  startOrder,
} from './calls-order-process';
import { bestPrices, commonData, contentPage, priceFaq, priceSeries, reportScriptError } from './calls-site';

/** Every call there is, by its id. */
export const CALLS = {
  checkZipCode,
  checkZipCodes,
  initCalculation,
  calculate,
  calculateDefault,
  calculateOrder,
  bestPrice,
  login,
  logout,
  getToken,
  cacheRegistrationData,
  registerGuest,
  renewSession,
  orderAddresses,
  saveAddress,
  startOrder,
  orderProcess,
  saveOrderParameters,
  saveOrderAddresses,
  savePayment,
  finaliseOrder,
  placedOrder,
  commonData,
  bestPrices,
  priceFaq,
  priceSeries,
  contentPage,
  reportScriptError,
} as const;
