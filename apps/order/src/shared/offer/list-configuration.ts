import { type CalculatorConfiguration, decodeCalculatorQuery, parseNumber, QUERY_NAMES } from '@heizplatz/calculator';

/** The query of a list; DealerId is added to the configuration's fields if the list comes from a dealer. */
export interface ListConfiguration extends CalculatorConfiguration {
  readonly DealerId?: number | undefined;
}

const ANY_DEALER = { min: 1, max: 999_999_999 };

/** The configuration in the query of a list's address; bad values are ignored. */
export function decodeListQuery(
  query: URLSearchParams,
  place: Parameters<typeof decodeCalculatorQuery>[1],
): ListConfiguration {
  const DealerId = parseNumber(query.get(QUERY_NAMES.dealer), ANY_DEALER);
  return { ...decodeCalculatorQuery(query, place), ...(DealerId !== undefined && { DealerId }) };
}
