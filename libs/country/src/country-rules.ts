import { toCountryId } from './country-id.ts';
import type { CountryId } from './site.ts';

/** Germany's and Austria's names of one right. */
export type WithdrawalName = 'Widerruf' | 'Rücktritt';

/** What law and usage of a country decide, beside what a site is made of (site.ts). */
export interface CountryRules {
  /** What the law calls a consumer's right to withdraw from a contract; null where there is none (rule LAW-02). */
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
  /**
   * Months of instalments that may be chosen, those where nothing was chosen, and those of the simple calculator (rule
   * CALC-13).
   */
  readonly instalmentMonths: {
    readonly choices: readonly number[];
    readonly preset: number;
    readonly simple: number;
  };
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
  instalmentMonths: { choices: [3, 6, 12], preset: 6, simple: 12 },
};

const RULES: Readonly<Record<CountryId, CountryRules>> = {
  1: GERMANY,
  2: { ...GERMANY, withdrawal: 'Rücktritt', january: 'Jän', hasStaircases: true },
  3: {
    ...{ withdrawal: null, totalStepCents: 5, hasSharpS: false, january: 'Jan' },
    ...{ stateTerm: 'Kanton', isInUnion: false, hasQrBill: true, hasStaircases: false },
    // Three at most: beyond them the KKG's stricter rules begin.
    instalmentMonths: { choices: [3], preset: 3, simple: 3 },
  },
};

/** RangeError: no site has this id. */
export const countryRules = (countryId: number): CountryRules => RULES[toCountryId(countryId)];
