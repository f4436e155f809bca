export { dealerLoginsHandlers } from './dealer-logins/dealer-logins-handlers';
export { dealerLogins } from './dealer-logins/schema';
export { dealerDocuments } from './dealers/dealer-document-schema';
export { findCountryDealers, findDealerById, hasDealer } from './dealers/dealer-repository';
export { branchPath, dealerPath, placeFinder, presentState } from './dealers/dealer-path';
export { MARKET_TAGS } from './dealers/market-tags';
export { hasNotEnded, notEndedParts } from './dealers/price-list-repository';
export { raisePriceBookVersion } from './dealers/price-book-version-repository';
export {
  branches,
  branchOptions,
  dealerPayments,
  dealers,
  deliveryAreas,
  paidPlaces,
  priceBookVersion,
  priceLists,
  priceSeries,
} from './dealers/schema';
export { staffName } from './dealers/staff-name';
export { isVatNumber, vatCheckDigit } from './dealers/vat-number';
export { announcePrices } from './price-import/files/announce-prices';
export { getDealerByKey } from './price-import/files/dealer-key';
export { importAreas } from './price-import/tables/import-areas';
export { importBranches } from './price-import/tables/import-branches';
export { importFiles } from './price-import/tables/import-files';
export { importOptions } from './price-import/tables/import-options';
export { importPriceLists } from './price-import/tables/import-price-lists';
export { type ImportReport, newReport } from './price-import/files/import-report';
export { priceImportHandlers } from './price-import/price-import-handlers';
export type { CsvFile } from './price-import/csv/read-csv';
export { takeDealerFile } from './price-import/files/take-dealer-file';
export { writePriceFile } from './price-import/csv/write-price-file';
export { reportText } from './price-import/files/report-text';
export { dealerKeys, priceImports } from './price-import/schema';
export { findDealerIds, isFoundDealer } from './dealers/dealer-search-repository';
