export { CERTIFICATIONS } from './goods/certification-catalogue';
export { type OptionEntry, OPTIONS } from './goods/option-catalogue';
export {
  CERTIFICATION_IDS,
  CUSTOMER_GROUP_IDS,
  OPTION_IDS,
  OPTION_KEYS,
  type OptionKey,
  PAYMENT_KIND_IDS,
  UPSELLING_TYPE_IDS,
} from './goods/option-ids';
export { PACKED_GROUPS } from './goods/packed-groups';
export { parameterRequirements } from './goods/parameter-requirements';
export { PAYMENT_KINDS } from './goods/payment-catalogue';
export { PRODUCTS } from './goods/product-catalogue';
export { NO_PRODUCT_DETAIL, PRODUCT_DETAILS } from './goods/product-details';
export { certifications, makers, optionGroups, options, paymentKinds, products, vatRates } from './goods/schema';
export { seedGoods } from './goods/seed-goods';
export { VAT_RATES } from './goods/vat-catalogue';
export { vatOn } from './goods/vat-on';
export { deliveryRuleOf } from './places/delivery-rules';
export { distanceKm } from './places/distance-km';
export { findPlaces } from './places/find-places';
export { foldedName } from './places/folded-name';
export { importPostcodes } from './places/import-postcodes';
export { placePath, stateByName, stateOf, statePath } from './places/local-path';
export { warmPlaceEntries } from './places/place-entries';
export type { PlaceEntry } from './places/place-entry';
export { placesHandlers } from './places/places-handlers';
export { type KnownPlace, postcodeIndex, type PostcodeIndex } from './places/postcode-index';
export { referencePostcodes } from './places/reference-postcodes';
export { postcodes, states } from './places/schema';
export { seedPlaces } from './places/seed-places';
export { slug } from './places/slug';
export { type StateEntry, STATES } from './places/state-catalogue';
export { apart, townsOf } from './places/towns-of';
