import type { CountryId } from '@heizplatz/contract';
import { byCountry, countryIdByIso, getIso, SITES } from '@heizplatz/country';
import { ConfigError } from './config-error';
import type { Environment } from './environment';

/** The payment provider as an operator has contracted it. */
export interface RatePayConfig {
  /** Without a slash at the end. */
  readonly url: string;
  readonly apiKey: string;
  /** Timeout; a later response is treated as missing. */
  readonly timeoutMs: number;
  /** How long credit is not offered after a missing response. */
  readonly outageMs: number;
  readonly clientId: string;
  readonly merchantIds: Readonly<Record<CountryId, string>>;
  /** Who lends, as the standard information names it. */
  readonly lender: { readonly name: string; readonly address: string };
}

export interface CreditConfig {
  /** Null: there is no provider, and so no credit anywhere. */
  readonly ratePay: RatePayConfig | null;
  /** Where credit is offered (docs/decisions/0007-credit-by-country.md). */
  readonly creditCountries: readonly CountryId[];
}

const ALL = Object.values(SITES)
  .map(({ iso }) => iso)
  .join();
const MADE_UP_LENDER = { name: 'RatePay (Demonstration)', address: 'Ratenweg 12, 10969 Berlin' };
/** What a contract brings, and a demonstration makes up. */
const OF_THE_CONTRACT = ['RATEPAY_API_KEY', 'RATEPAY_CLIENT_ID', 'RATEPAY_LENDER', 'RATEPAY_LENDER_ADDRESS'] as const;

function getCountries({ MODE, CREDIT_COUNTRIES = MODE === 'production' ? 'none' : ALL }: Environment) {
  return CREDIT_COUNTRIES.split(',').flatMap((iso) => countryIdByIso(iso) ?? []);
}

/** Throws ConfigError for a production with a provider and without its contract's data. */
export function ratePayConfig(environment: Environment): CreditConfig {
  const { MODE, RATEPAY_URL: url } = environment;
  if (url === undefined) return { ratePay: null, creditCountries: [] };
  const missing = OF_THE_CONTRACT.filter((name) => environment[name] === undefined);
  if (MODE === 'production' && missing.length > 0)
    throw new ConfigError(`MODE=production with RATEPAY_URL needs ${missing.join(', ')}`);
  const clientId = environment.RATEPAY_CLIENT_ID ?? 'heizplatz-demo';
  return {
    ratePay: {
      url: url.replace(/(?<!\/)\/+$/, ''),
      apiKey: environment.RATEPAY_API_KEY ?? 'demo',
      timeoutMs: environment.RATEPAY_TIMEOUT_MS,
      outageMs: environment.RATEPAY_OUTAGE_MS,
      clientId,
      merchantIds: byCountry((id) => {
        const iso = getIso(id);
        return environment[`RATEPAY_MERCHANT_${iso}`] ?? `${clientId}-${iso.toLowerCase()}`;
      }),
      lender: {
        name: environment.RATEPAY_LENDER ?? MADE_UP_LENDER.name,
        address: environment.RATEPAY_LENDER_ADDRESS ?? MADE_UP_LENDER.address,
      },
    },
    creditCountries: getCountries(environment),
  };
}
