import { toCountryId } from './country-id.ts';
import type { CountryId } from './site.ts';

/** Germany's and Austria's names of one right. */
export type WithdrawalName = 'Widerruf' | 'Rücktritt';

/** What law and usage of a country decide, beside what a site is made of (site.ts). */
export interface CountryRules {
  /** What the law calls a consumer's right to withdraw from a contract; null where there is none (market.md). */
  readonly withdrawal: WithdrawalName | null;
  /** A total to pay is a multiple of it. */
  readonly totalStepCents: 1 | 5;
  /** Whether the country writes ß. */
  readonly hasSharpS: boolean;
  /** The year's first month in three letters. */
  readonly january: 'Jan' | 'Jän';
  /** What one of its states is called. */
  readonly stateTerm: 'Bundesland' | 'Kanton';
  /** Whether the law of the European Union applies. */
  readonly isInUnion: boolean;
  /** Whether invoices bring a QR bill. */
  readonly hasQrBill: boolean;
  /** Whether addresses have a staircase and a door. */
  readonly hasStaircases: boolean;
}

const GERMANY: CountryRules = {
  withdrawal: 'Widerruf',
  totalStepCents: 1,
  hasSharpS: true,
  january: 'Jan',
  stateTerm: 'Bundesland',
  isInUnion: true,
  hasQrBill: false,
  hasStaircases: false,
};

const RULES: Readonly<Record<CountryId, CountryRules>> = {
  1: GERMANY,
  2: { ...GERMANY, withdrawal: 'Rücktritt', january: 'Jän', hasStaircases: true },
  3: {
    ...{ withdrawal: null, totalStepCents: 5, hasSharpS: false, january: 'Jan' },
    ...{ stateTerm: 'Kanton', isInUnion: false, hasQrBill: true, hasStaircases: false },
  },
};

/** RangeError: no site has this id. */
export const countryRules = (countryId: number): CountryRules => RULES[toCountryId(countryId)];
