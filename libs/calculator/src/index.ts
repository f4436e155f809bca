export { DEFAULT_PRODUCT_GROUP_ID } from './default-product-group';
export { isProductGroupId } from './is-product-group-id';
export type { AmountLimits, ProductGroup, ProductGroupId } from './product-group';
export { productGroupByUrlName } from './product-group-by-url-name';
export { PRODUCT_GROUPS } from './product-groups';
export { SIMPLE_CALCULATOR_GROUPS } from './simple-calculator-groups';
