export type { CalculatorConfiguration } from './configuration/calculator-configuration.ts';
export { calculatorCookieLine, decodeCalculatorCookie } from './storage/calculator-cookie.ts';
export type { AmountError, CalculatorError } from './validation/calculator-error.ts';
export { readStoredCalculator, writeStoredCalculator } from './storage/calculator-storage.ts';
export type { KeyStorage } from './storage/calculator-storage.ts';
export { readStoredConfiguration, writeStoredConfiguration } from './storage/configuration-storage.ts';
export { CUSTOMER_GROUP_KEY } from './configuration/customer-group-option.ts';
export { decodeCalculatorQuery } from './query/decode-calculator-query.ts';
export { defaultConfiguration } from './configuration/default-configuration.ts';
export { DEFAULT_PRODUCT_GROUP_ID } from './groups/default-product-group.ts';
export { encodeCalculatorQuery } from './query/encode-calculator-query.ts';
export { toSimpleConfiguration } from './configuration/to-simple-configuration.ts';
export { goodsDetails, goodsTitle } from './groups/goods-text.ts';
export type { NamedGoods } from './groups/goods-text.ts';
export { groupName, groupShortName, productName } from './groups/group-name.ts';
export { isCalculable } from './configuration/is-calculable.ts';
export { isProductGroupId } from './groups/is-product-group-id.ts';
export { KG_PER_TONNE } from './groups/kilograms.ts';
export { nearestAmount } from './validation/nearest-amount.ts';
export { parseNumber } from './query/number-of-text.ts';
export { parseAmount } from './validation/parse-amount.ts';
export { DEFAULT_INSTALMENT_MODIFIER, INSTALMENT_PAYMENT_ID, PAYMENT_KEY } from './configuration/payment-option.ts';
export type { AmountLimits, ProductGroup, ProductGroupId } from './groups/product-group.ts';
export { productGroupByUrlName } from './groups/product-group-by-url-name.ts';
export { parsePrice } from './validation/price-of-text.ts';
export { WISH_FIELDS, getWishes, omitWish } from './configuration/wishes.ts';
export type { Wish } from './configuration/wishes.ts';
export { WISH_ZIP_QUERY } from './query/wish-path.ts';
export { productPagePath } from './query/product-page-path.ts';
export { PRODUCT_GROUPS } from './groups/product-groups.ts';
export { amountReading, readAmount } from './validation/read-amount.ts';
export { QUERY_NAMES } from './query/query-names.ts';
export { SIMPLE_CALCULATOR_GROUPS } from './groups/simple-calculator-groups.ts';
export { calculatorCookie } from './storage/storage-keys.ts';
export { StoredCalculator } from './storage/stored-calculator.ts';
export {
  PELLET_KG_PER_M3,
  STORE_FILLED_SHARE,
  STORE_ROOM_M3_PER_KW,
  computeStoreSize,
} from './storage/store-of-power.ts';
export { isExactUnitPrice } from './groups/unit-price.ts';
export { validateAmount } from './validation/validate-amount.ts';
export { validateZipCode } from './validation/validate-zip-code.ts';
export { recallZipCheck, cacheZipCheck } from './storage/zip-check-cache.ts';
export type { ZipQuestion } from './storage/zip-check-cache.ts';
