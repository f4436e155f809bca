const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

/** The day somebody born then has its so-manieth birthday; 29 February counts on 1 March in common years. */
function birthday(birthDate: string, years: number): string {
  const born = new Date(`${birthDate}T00:00:00Z`);
  return new Date(Date.UTC(born.getUTCFullYear() + years, born.getUTCMonth(), born.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}

/**
 * Why a person cannot take a credit on a day: REQUIRED, DATE_INV (no date, or no plausible date of birth), AGE_MIN
 * (under 18); null: allowed.
 */
export function checkBirthDate(birthDate: string | null, today: string): 'REQUIRED' | 'DATE_INV' | 'AGE_MIN' | null {
  if (!birthDate) return 'REQUIRED';
  const time = Date.parse(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== birthDate) return 'DATE_INV';
  if (birthDate > today || birthday(birthDate, OLDEST_YEARS) <= today) return 'DATE_INV';
  return birthday(birthDate, ADULT_YEARS) <= today ? null : 'AGE_MIN';
}
