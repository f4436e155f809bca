export { booleanOfText } from './boolean-of-text';
export type { CalculatorConfiguration, ConfigurationParameter } from './calculator-configuration';
export {
  CALCULATOR_COOKIE_SECONDS,
  calculatorCookieLine,
  decodeCalculatorCookie,
  encodeCalculatorCookie,
} from './calculator-cookie';
export type { AmountError, CalculatorError, ZipCodeError } from './calculator-error';
export { readStoredCalculator, writeStoredCalculator } from './calculator-storage';
export type { KeyStorage } from './calculator-storage';
export { readStoredConfiguration, writeStoredConfiguration } from './configuration-storage';
export { CUSTOMER_GROUP_IDS, CUSTOMER_GROUP_KEY } from './customer-group-option';
export { decodeCalculatorQuery } from './decode-calculator-query';
export type { CalculatorPlace } from './decode-calculator-query';
export { defaultConfiguration } from './default-configuration';
export { DEFAULT_PRODUCT_GROUP_ID } from './default-product-group';
export { encodeCalculatorQuery } from './encode-calculator-query';
export { FALLBACK_AMOUNT_LIMITS } from './fallback-amount-limits';
export { forSimpleCalculator } from './for-simple-calculator';
export { goodsDetails, goodsTitle } from './goods-text';
export type { NamedGoods } from './goods-text';
export { groupName, groupShortName, productName } from './group-name';
export { isCalculable } from './is-calculable';
export { isProductGroupId } from './is-product-group-id';
export { nearestAmount } from './nearest-amount';
export { numberOfText } from './number-of-text';
export { decodeOrderFlags } from './order-flags';
export type { OrderFlags } from './order-flags';
export { parseAmount } from './parse-amount';
export {
  DEFAULT_INSTALMENT_MODIFIER,
  INSTALMENT_PAYMENT_ID,
  PAYMENT_KEY,
  SIMPLE_INSTALMENT_MODIFIER,
} from './payment-option';
export type { AmountLimits, ProductGroup, ProductGroupId } from './product-group';
export { productGroupByUrlName } from './product-group-by-url-name';
export { priceOfText } from './price-of-text';
export { WISH_FIELDS, wishesOf, withoutWish } from './wishes';
export type { Wish } from './wishes';
export { WISH_ZIP_QUERY } from './wish-path';
export { productPagePath } from './product-page-path';
export { PRODUCT_GROUPS } from './product-groups';
export { amountReading, readAmount } from './read-amount';
export { QUERY_NAMES } from './query-names';
export { SIMPLE_CALCULATOR_GROUPS } from './simple-calculator-groups';
export { calculatorCookie, countryStorageKey } from './storage-keys';
export { StoredCalculator } from './stored-calculator';
export { PELLET_KG_PER_M3, STORE_FILLED_SHARE, STORE_ROOM_M3_PER_KW, storeOfPower } from './store-of-power';
export type { StoreOfPower } from './store-of-power';
export { isExactUnitPrice } from './unit-price';
export { validateAmount } from './validate-amount';
export { validateZipCode } from './validate-zip-code';
export { recallZipCheck, rememberZipCheck, ZIP_CHECK_SECONDS } from './zip-check-cache';
export type { ZipQuestion } from './zip-check-cache';
