import { type CountryId, siteById } from '@heizplatz/country';
import type { CalculatorConfiguration, ConfigurationParameter } from '../configuration/calculator-configuration.ts';
import { defaultConfiguration } from '../configuration/default-configuration.ts';
import { parseNumber } from './parse-number.ts';
import { decodeOption } from './option-codec.ts';
import type { ProductGroupId } from '../groups/product-groups.ts';
import { QUERY_NAMES } from './query-names.ts';
import { validateZipCode } from '../validation/validate-zip-code.ts';

const MOST_PARAMETERS = 40;
const MOST_CERTIFICATIONS = 20;
const ANY_ID = { min: 1, max: 999_999_999 };
/** Wider than any calculator's limits: an amount outside of those is displayed with AMOUNT_MIN or AMOUNT_MAX. */
const ANY_AMOUNT = { min: 0, max: 1_000_000 };

export interface CalculatorPlace {
  readonly countryId: CountryId;
  readonly productGroupId: ProductGroupId;
}

/** Reads a query; each bad value is ignored (rule CALC-02), so every query gives a valid configuration. */
export function decodeCalculatorQuery(
  query: URLSearchParams,
  { countryId, productGroupId }: CalculatorPlace,
): CalculatorConfiguration {
  const start = defaultConfiguration(countryId, productGroupId);
  const overrides = valuesInput(query, countryId);
  return Object.keys(overrides).length === 0 ? start : { ...start, ...overrides, IsDefault: false };
}

function valuesInput(query: URLSearchParams, countryId: CountryId): Partial<CalculatorConfiguration> {
  const number = (name: string, bounds: { min: number; max: number }) => parseNumber(query.get(name), bounds);
  const isOne = (name: string) => query.get(name) === '1';
  // Stryker disable next-line StringLiteral: any text that is no postcode will do for an absent one.
  const zipCode = query.get(QUERY_NAMES.zipCode)?.trim() ?? '';
  const amount = number(QUERY_NAMES.amount, ANY_AMOUNT);
  const deliveryPoints = number(QUERY_NAMES.deliveryPoints, { min: 1, max: 9 });
  const productId = number(QUERY_NAMES.product, ANY_ID);
  const bagCount = number(QUERY_NAMES.palletBagCount, ANY_ID);
  const bagSize = number(QUERY_NAMES.palletBagSize, ANY_ID);
  const parameters = getParameters(query);
  const certifications = getCertifications(query);
  const ordering = query.get(QUERY_NAMES.ordering);
  return {
    ...(validateZipCode(zipCode, siteById(countryId)) === null && { ZipCode: zipCode }),
    ...(amount !== undefined && { Amount: amount }),
    ...(deliveryPoints !== undefined && { Stations: deliveryPoints }),
    ...(productId !== undefined && { Product: { Id: productId } }),
    ...(parameters.length > 0 && { Parameters: parameters }),
    ...(bagCount !== undefined && { PalletBagCount: bagCount }),
    ...(bagSize !== undefined && { PalletBagSize: bagSize }),
    ...(isOne(QUERY_NAMES.appointmentPlus) && { AppointmentPlus: true }),
    ...(isOne(QUERY_NAMES.onlyCertified) && { OnlyCertified: true }),
    ...(isOne(QUERY_NAMES.looseBlowingProcess) && { LooseBlowingProcess: [1] }),
    ...(certifications.length > 0 && { ProductCertifications: certifications }),
    ...((ordering === 'date' || ordering === 'rating') && { Ordering: ordering }),
  };
}

/** `options=1,2` as it is written, `options=1&options=2` as others may write it. */
const listed = (query: URLSearchParams, name: string): string[] =>
  query.getAll(name).flatMap((text) => text.split(',').map((part) => part.trim()));

function getParameters(query: URLSearchParams): ConfigurationParameter[] {
  const entriesByOption = new Map<string, ConfigurationParameter>();
  for (const text of listed(query, QUERY_NAMES.options)) {
    const option = decodeOption(text);
    if (!option) continue;
    // One payment and one customer group at most; of everything named twice the first holds.
    const key = option.Key || String(option.Id);
    if (!entriesByOption.has(key)) entriesByOption.set(key, option);
  }
  return [...entriesByOption.values()].slice(0, MOST_PARAMETERS);
}

function getCertifications(query: URLSearchParams): number[] {
  const ids = listed(query, QUERY_NAMES.certifications).map((text) => parseNumber(text, ANY_ID));
  return [...new Set(ids.filter((id) => id !== undefined))].slice(0, MOST_CERTIFICATIONS);
}
