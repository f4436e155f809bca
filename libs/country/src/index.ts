export { BRAND } from './brand.ts';
export { byCountry, entriesByIso } from './by-country.ts';
export { COUNTRY_IDS, DEFAULT_COUNTRY_ID, isCountryId, toCountryId } from './country-id.ts';
export { CURRENCY_CODES, type CurrencyCode, siteByCurrency } from './currencies.ts';
export { DATA_SOURCES } from './data-sources.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
export { formatDate } from './format-date.ts';
export { formatLongDate } from './format-long-date.ts';
export { formatMoney } from './format-money.ts';
export {
  formatWithUnit,
  formatUnitPrice,
  formatPriceUnit,
  unitPriceAffixes,
  unitPriceParts,
} from './format-unit-price.ts';
export { formatNumber } from './format-number.ts';
export { formatPercent } from './format-percent.ts';
export { formatTime } from './format-time.ts';
export { localDate } from './local-date.ts';
export { monthName } from './month-name.ts';
export { parseNumber } from './parse-number.ts';
export { phoneDigits } from './phone-digits.ts';
export { phoneHref } from './phone-href.ts';
export { beforeFullStop } from './sentence-end.ts';
export { type CountryRules, countryRules, type WithdrawalName } from './country-rules.ts';
export type { CountryId, Site } from './site.ts';
export { siteAddress } from './site-address.ts';
export { siteByHost } from './site-by-host.ts';
export { countryIdByIso, getIso, siteById } from './site-by-id.ts';
export { siteOrigins } from './site-origins.ts';
export type { SiteOrigins } from './site-origins.ts';
export { SITES } from './sites.ts';
export { isMisspelt, toSiteSpelling, toSwissSpelling } from './spelling.ts';
export { stateNames, type StateNames } from './state-names.ts';
export { toLocalDay } from './to-local-day.ts';
export { findZipCodeAtEnd, ZIP_CODE_DIGITS, ZIP_CODE_PATTERN } from './zip-code.ts';
