import type { CalculatorConfiguration } from '../configuration/calculator-configuration.ts';
import { type CalculatorPlace, decodeCalculatorQuery } from '../query/decode-calculator-query.ts';
import { encodeCalculatorQuery } from '../query/encode-calculator-query.ts';
import { calculatorCookie } from './storage-keys.ts';

/** Name, '=' and value together: thirty of these must fit beside the others into the header limit. */
const MOST_BYTES = 300;
export const CALCULATOR_COOKIE_SECONDS = 604_800;

/** The query's text, with '!' for the comma that cookies may not carry. */
const compact = (configuration: CalculatorConfiguration): string =>
  encodeCalculatorQuery(configuration).replaceAll(',', '!');

/** The value for hp_calc_{country}_{group}. Where a choice is too long, its last options are left out. */
export function encodeCalculatorCookie(configuration: CalculatorConfiguration): string {
  const name = calculatorCookie(configuration.CountryId, configuration.ProductGroupId);
  const room = MOST_BYTES - name.length - 1;
  let stored = configuration;
  while (compact(stored).length > room) {
    stored =
      stored.Parameters.length > 0
        ? { ...stored, Parameters: stored.Parameters.slice(0, -1) }
        : { ...stored, ProductCertifications: stored.ProductCertifications.slice(0, -1) };
  }
  return compact(stored);
}

/** Undefined when there is no cookie, or nothing in it can be read. */
export function decodeCalculatorCookie(
  value: string | undefined,
  place: CalculatorPlace,
): CalculatorConfiguration | undefined {
  const configuration = decodeCalculatorQuery(new URLSearchParams(value?.replaceAll('!', ',')), place);
  return configuration.IsDefault ? undefined : configuration;
}

/** The whole cookie, for document.cookie or Set-Cookie: seven days, lax, secure. */
export function calculatorCookieLine(configuration: CalculatorConfiguration): string {
  const name = calculatorCookie(configuration.CountryId, configuration.ProductGroupId);
  const value = encodeCalculatorCookie(configuration);
  return `${name}=${value}; Max-Age=${CALCULATOR_COOKIE_SECONDS}; Path=/; SameSite=Lax; Secure`;
}
