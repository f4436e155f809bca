export { findMaker, makerIdsByName, saveMaker } from './goods/goods-repository';
export { CERTIFICATIONS } from './goods/certification-catalogue';
export { type OptionEntry, OPTIONS } from './goods/option-catalogue';
export {
  CERTIFICATION_IDS,
  CUSTOMER_GROUP_IDS,
  CUSTOMER_GROUP_NAMES,
  OPTION_IDS,
  OPTION_KEYS,
  type OptionKey,
  UPSELLING_TYPE_IDS,
} from './goods/option-ids';
export { PACKED_GROUPS } from './goods/packed-groups';
export { parameterRequirements } from './goods/parameter-requirement-schema';
export { PAYMENT_KIND_ROWS } from './goods/payment-catalogue';
export { getProductDetails, PRODUCTS } from './goods/product-catalogue';
export { certifications, makers, optionGroups, options, paymentKinds, products, vatRates } from './goods/schema';
export { seedGoods } from './goods/seed-goods';
export { VAT_RATES } from './goods/vat-catalogue';
export { vatOn } from './goods/vat-on';
export { getDeliveryRule } from './places/zip-codes/delivery-rules';
export { distanceKm } from './places/search/distance-km';
export { findPlaces } from './places/search/find-places';
export { foldedName } from './places/search/folded-name';
export { importPostcodes } from './places/import/import-postcodes';
export { placePath, stateByName, getState, statePath } from './places/local-pages/local-path';
export { warmPlaceEntries } from './places/search/place-entries';
export type { PlaceEntry } from './places/search/place-entry';
export { placesHandlers } from './places/places-handlers';
export { type KnownPlace, postcodeIndex, type PostcodeIndex } from './places/import/postcode-index';
export { referencePostcodes } from './places/import/reference-postcodes';
export { findPostcode, listCoordinates, ordinaryPostcodesBetween } from './places/postcode-repository';
export { postcodes, states } from './places/schema';
export { seedPlaces } from './places/import/seed-places';
export { slug } from './places/local-pages/slug';
export { type StateEntry, STATES } from './places/local-pages/state-catalogue';
export { getTowns } from './places/search/get-towns';
export { nearestPlaces } from './places/search/nearest-places';
