import type { CountryId } from '@heizplatz/contract';

export interface RetentionRule {
  readonly countryId: CountryId;
  /** ISO day; the latest that has come counts, for papers from before too. */
  readonly validFrom: string;
  /** Whole years after the end of the year in which a paper came into being. */
  readonly years: number;
  readonly law: string;
}

/**
 * How long a marketplace must retain the records that its commission is booked by. Sources: DE § 147 Abs. 1 Nr. 4,
 * Abs. 3, 4 AO and § 257 Abs. 1 Nr. 4, Abs. 4, 5 HGB, vouchers 8 instead of 10 years since 2025 (BEG IV, Art. 97 §
 * 19a EGAO); AT § 132 Abs. 1 BAO, § 212 UGB; CH Art. 958f OR.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  { countryId: 1, validFrom: '2000-01-01', years: 10, law: '§ 147 AO, § 257 HGB' },
  { countryId: 1, validFrom: '2025-01-01', years: 8, law: '§ 147 AO, § 257 HGB' },
  { countryId: 2, validFrom: '2000-01-01', years: 7, law: '§ 132 BAO, § 212 UGB' },
  { countryId: 3, validFrom: '2000-01-01', years: 10, law: 'Art. 958f OR' },
];

/** What counts in a country from its newest law on. */
export function newestRule(countryId: CountryId): RetentionRule {
  const rule = RETENTION_RULES.filter((one) => one.countryId === countryId)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .at(-1);
  if (!rule) throw new Error(`no retention rule of country ${countryId}`);
  return rule;
}
