import { formatDate, formatNumber, formatPercent, formatTime, isCountryId, siteById } from '@heizplatz/country';
import { FIELD_LABELS, lowerFirst } from './field-labels';

/** Notation of the log: that of Germany, whichever country a line concerns. */
const SITE = siteById(1);
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const getFieldName = (path: string): string => path.split(' › ').findLast((part) => !/^\d+$/.test(part)) ?? '';

const getCountry = (value: unknown): string | undefined =>
  isCountryId(value) ? siteById(value).iso : Array.isArray(value) ? value.map(getCountry).join(', ') : undefined;

/** The label of a field's path: 'invoiceAddress › zipCode' is 'Rechnungsadresse › Postleitzahl'; an unknown name stays. */
export const fieldLabel = (path: string): string =>
  path
    .split(' › ')
    .map((part) => FIELD_LABELS[lowerFirst(part)] ?? part)
    .join(' › ');

/**
 * A field's value with its unit, by the end of its name: basis points as percent, cents as an amount (without currency,
 * which the field does not name), kilograms; instants and days as people write them. Undefined: as it is.
 */
export function fieldText(path: string, value: unknown): string | undefined {
  const name = getFieldName(path);
  if (typeof value === 'string')
    return INSTANT.test(value) ? formatTime(value, SITE) : DAY.test(value) ? formatDate(value, SITE) : undefined;
  if (/^countryIds?$/i.test(name)) return getCountry(value);
  if (typeof value !== 'number') return undefined;
  if (/basisPoints$/i.test(name)) return formatPercent(value / 100, SITE, 2);
  if (/cents$/i.test(name)) return formatNumber(value / 100, SITE, 2);
  if (/percent$/i.test(name)) return formatPercent(value, SITE);
  if (/kg$/i.test(name)) return `${formatNumber(value, SITE)} kg`;
  if (/km$/i.test(name)) return `${formatNumber(value, SITE, 1)} km`;
  return undefined;
}
