import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { count, eq } from 'drizzle-orm';
import { dealers } from '../dealers/schema';
import { defineHandler } from '../http/define-handler';
import { postcodes } from '../places/schema';

interface Titles {
  readonly before: string[];
  readonly after: string[];
}

const DOCTORS: Titles = { before: ['Dr.', 'Prof.', 'Prof. Dr.'], after: [] };

/** Titles that people put to their names; in Austria many do, before and after it. */
const TITLES: Readonly<Record<CountryId, Titles>> = {
  1: DOCTORS,
  2: {
    before: ['Dr.', 'Mag.', 'Mag. Dr.', 'Mag. (FH)', 'DI', 'DI (FH)', 'DI Dr.', 'Ing.', 'Prof.', 'Univ.-Prof. Dr.'],
    after: ['BA', 'BSc', 'BEd', 'MA', 'MSc', 'MBA', 'MEd', 'LL.M.', 'PhD'],
  },
  3: DOCTORS,
};

const SHORT_UNITS = { kg: 'kg', Liter: 'l', Paletten: 'Palette' } as const;

const GROUPS = Object.values(PRODUCT_GROUPS).map(({ id, defaultProductId, isPallet, unit }) => ({
  Id: id,
  DefaultProductId: defaultProductId,
  IsPallet: isPallet,
  DefaultUnitShortName: SHORT_UNITS[unit],
  DefaultUnitNamePlural: unit,
}));

const COUNTRIES = Object.values(SITES).map(({ countryId, countryName }) => ({ Id: countryId, Name: countryName }));

/** GET /api/common. */
export const commonData = defineHandler(CALLS.commonData, async ({ query: { countryId } }, { db }) => {
  const [dealersThere] = await db.select({ count: count() }).from(dealers).where(eq(dealers.countryId, countryId));
  const [zipCodes] = await db.select({ count: count() }).from(postcodes).where(eq(postcodes.countryId, countryId));
  const { before, after } = TITLES[countryId];
  return {
    Address: { Title1List: before, Title2List: after, CountryList: COUNTRIES },
    ProductGroups: GROUPS,
    DealerCount: dealersThere?.count ?? 0,
    ZipCodeCount: zipCodes?.count ?? 0,
  };
});
