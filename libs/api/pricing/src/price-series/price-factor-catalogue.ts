import type { CountryId } from '@heizplatz/contract';
import { type Site, siteById } from '@heizplatz/country';
import { CRUDE_OIL_CHART_PATH, GAS_OIL_CHART_PATH, HEATING_OIL_CHART_PATH } from '@heizplatz/routes';

export interface PriceFactorEntry {
  readonly id: number;
  readonly name: string;
  /** Null: in the country's currency per 100 l. */
  readonly unit: string | null;
  /** Null for exchange rates (rule URL-14). */
  readonly link: string | null;
  /** Of an exchange rate; others are of every country. */
  readonly currency?: Site['currency']['code'];
}

/** Quotations are stored as integers: ten-thousandths of the unit. */
export const QUOTATION_PARTS = 10_000;

/** The factor that is no quotation but our own product's price. */
export const HEATING_OIL = { factorId: 5, productId: 1 } as const;

export const PRICE_FACTORS: readonly PriceFactorEntry[] = [
  { id: 1, name: 'Rohöl (Brent)', unit: '$/Barrel', link: CRUDE_OIL_CHART_PATH },
  { id: 2, name: 'Gasöl', unit: '$/t', link: GAS_OIL_CHART_PATH },
  { id: 3, name: 'Wechselkurs EUR/USD', unit: 'USD', link: null, currency: 'EUR' },
  { id: 4, name: 'Wechselkurs CHF/USD', unit: 'USD', link: null, currency: 'CHF' },
  { id: HEATING_OIL.factorId, name: 'Heizöl', unit: null, link: HEATING_OIL_CHART_PATH },
];

/** Those of every country, and the rate of the country's own currency (rule FIGURE-05). */
export const getFactors = (countryId: CountryId): PriceFactorEntry[] =>
  PRICE_FACTORS.filter(({ currency }) => !currency || currency === siteById(countryId).currency.code);

/** '€/100 l' or 'CHF/100 l' for what is priced in the country's money. */
export const getUnit = ({ unit }: PriceFactorEntry, countryId: CountryId): string =>
  unit ?? `${siteById(countryId).currency.symbol}/100 l`;
