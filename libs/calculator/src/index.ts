export { booleanOfText } from './query/boolean-of-text';
export type { CalculatorConfiguration, ConfigurationParameter } from './configuration/calculator-configuration';
export {
  CALCULATOR_COOKIE_SECONDS,
  calculatorCookieLine,
  decodeCalculatorCookie,
  encodeCalculatorCookie,
} from './storage/calculator-cookie';
export type { AmountError, CalculatorError, ZipCodeError } from './validation/calculator-error';
export { readStoredCalculator, writeStoredCalculator } from './storage/calculator-storage';
export type { KeyStorage } from './storage/calculator-storage';
export { readStoredConfiguration, writeStoredConfiguration } from './storage/configuration-storage';
export { CUSTOMER_GROUP_IDS, CUSTOMER_GROUP_KEY } from './configuration/customer-group-option';
export { decodeCalculatorQuery } from './query/decode-calculator-query';
export type { CalculatorPlace } from './query/decode-calculator-query';
export { defaultConfiguration } from './configuration/default-configuration';
export { DEFAULT_PRODUCT_GROUP_ID } from './groups/default-product-group';
export { encodeCalculatorQuery } from './query/encode-calculator-query';
export { FALLBACK_AMOUNT_LIMITS } from './validation/fallback-amount-limits';
export { forSimpleCalculator } from './configuration/for-simple-calculator';
export { goodsDetails, goodsTitle } from './groups/goods-text';
export type { NamedGoods } from './groups/goods-text';
export { groupName, groupShortName, productName } from './groups/group-name';
export { isCalculable } from './configuration/is-calculable';
export { isProductGroupId } from './groups/is-product-group-id';
export { nearestAmount } from './validation/nearest-amount';
export { numberOfText } from './query/number-of-text';
export { decodeOrderFlags } from './configuration/order-flags';
export type { OrderFlags } from './configuration/order-flags';
export { parseAmount } from './validation/parse-amount';
export {
  DEFAULT_INSTALMENT_MODIFIER,
  INSTALMENT_PAYMENT_ID,
  PAYMENT_KEY,
  SIMPLE_INSTALMENT_MODIFIER,
} from './configuration/payment-option';
export type { AmountLimits, ProductGroup, ProductGroupId } from './groups/product-group';
export { productGroupByUrlName } from './groups/product-group-by-url-name';
export { priceOfText } from './validation/price-of-text';
export { WISH_FIELDS, wishesOf, withoutWish } from './configuration/wishes';
export type { Wish } from './configuration/wishes';
export { WISH_ZIP_QUERY } from './query/wish-path';
export { productPagePath } from './query/product-page-path';
export { PRODUCT_GROUPS } from './groups/product-groups';
export { amountReading, readAmount } from './validation/read-amount';
export { QUERY_NAMES } from './query/query-names';
export { SIMPLE_CALCULATOR_GROUPS } from './groups/simple-calculator-groups';
export { calculatorCookie, countryStorageKey } from './storage/storage-keys';
export { StoredCalculator } from './storage/stored-calculator';
export { PELLET_KG_PER_M3, STORE_FILLED_SHARE, STORE_ROOM_M3_PER_KW, storeOfPower } from './storage/store-of-power';
export type { StoreOfPower } from './storage/store-of-power';
export { isExactUnitPrice } from './groups/unit-price';
export { validateAmount } from './validation/validate-amount';
export { validateZipCode } from './validation/validate-zip-code';
export { recallZipCheck, rememberZipCheck, ZIP_CHECK_SECONDS } from './storage/zip-check-cache';
export type { ZipQuestion } from './storage/zip-check-cache';
