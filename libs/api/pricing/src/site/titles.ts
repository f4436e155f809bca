import type { CountryId } from '@heizplatz/contract';

interface Titles {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const DOCTORS = ['Dr.', 'Dr. Dr.', 'Prof.', 'Prof. Dr.'];

/** Titles that forms offer beside the doctor's; only Austria writes some of them after the name. */
const OWN: Readonly<Partial<Record<CountryId, Titles>>> = {
  1: { before: [...DOCTORS, 'Dipl.-Ing.', 'Dipl.-Kfm.', 'Dipl.-Kffr.'], after: [] },
  2: {
    before: ['Mag.', 'Mag. (FH)', 'Dr.', 'DI', 'DI (FH)', 'Ing.', 'DDr.', 'MMag.', 'Prof.', 'Univ.-Prof. Dr.', 'Dkfm.'],
    after: ['BA', 'BSc', 'BEd', 'LL.B.', 'MA', 'MSc', 'MEd', 'LL.M.', 'MBA', 'PhD'],
  },
  3: { before: [...DOCTORS, 'Dipl. Ing.', 'Ing.', 'lic. iur.', 'lic. oec.'], after: [] },
};

export const getTitles = (countryId: CountryId): Titles => OWN[countryId] ?? { before: DOCTORS, after: [] };
