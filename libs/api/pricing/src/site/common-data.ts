import { defineHandler } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS, type ProductGroup } from '@heizplatz/calculator';
import { CALLS, type CallResponse, type CountryId } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { countDealers, countServedZipCodes } from './market-size-repository';
import { getTitles } from './titles';

type CommonData = CallResponse<typeof CALLS.commonData>;

const SHORT_UNITS: Readonly<Record<ProductGroup['unit'], string>> = { kg: 'kg', Liter: 'l', Paletten: 'Pal.' };

const PRESENTED_GROUPS: CommonData['ProductGroups'] = Object.values(PRODUCT_GROUPS).map(
  ({ id, defaultProductId, isPallet, unit }) => ({
    Id: id,
    DefaultProductId: defaultProductId,
    IsPallet: isPallet,
    DefaultUnitShortName: SHORT_UNITS[unit],
    DefaultUnitNamePlural: unit,
  }),
);

/** The site's own country first. */
const countriesFor = (countryId: CountryId) =>
  Object.values(SITES)
    .toSorted((a, b) => Number(b.countryId === countryId) - Number(a.countryId === countryId))
    .map((site) => ({ Id: site.countryId, Name: site.countryName }));

/** GET /api/common. */
export const commonData = defineHandler(CALLS.commonData, async ({ query: { countryId } }, { db }) => ({
  Address: {
    Title1List: [...getTitles(countryId).before],
    Title2List: [...getTitles(countryId).after],
    CountryList: countriesFor(countryId),
  },
  ProductGroups: PRESENTED_GROUPS,
  DealerCount: await countDealers(db, countryId),
  ZipCodeCount: await countServedZipCodes(db, countryId),
}));
