import { byCountry, isCountryId, siteById } from '@heizplatz/country';
import type { CountryId } from '@heizplatz/contract';
import { publicHolidays } from '@heizplatz/country/holidays';
import { getAreas } from './pack-areas';
import { packBranches } from './pack-branches';
import { packLists } from './pack-lists';
import type { MarketRows } from './market-rows-repository';
import { ratingRank } from '../ranking/rating-rank';
import type { BookDealers, BookPlaces, PriceBook } from './price-book';

/** Payment kinds that are credit stand behind a flag per country (rule PAY-02). */
export interface BookRules {
  readonly creditCountries: readonly CountryId[];
}

const groupById = (rows: readonly { id: number }[]): Map<number, number> =>
  new Map(rows.map(({ id }, index) => [id, index]));

function packPlaces({ postcodes }: MarketRows): Omit<BookPlaces, 'areaStart'> {
  const entriesByZipCode = byCountry((countryId) => new Int32Array(10 ** siteById(countryId).zipDigits).fill(-1));
  postcodes.forEach(({ countryId, zipCode }, place) => {
    if (isCountryId(countryId)) entriesByZipCode[countryId][Number(zipCode)] = place;
  });
  return {
    byZipCode: entriesByZipCode,
    zipCodes: postcodes.map(({ zipCode }) => zipCode),
    names: postcodes.map(({ placeName }) => placeName),
    stateIds: Int32Array.from(postcodes, ({ stateId }) => stateId),
  };
}

function packDealers(
  { dealers, payments, paymentKinds }: MarketRows,
  { creditCountries }: BookRules,
): { dealers: BookDealers; paymentSets: number[][] } {
  const credit = new Set(paymentKinds.filter((kind) => kind.isCredit || kind.isRatePay).map(({ id }) => id));
  const allowsCredit = new Set<number>(creditCountries);
  const kindsByKey = new Map<string, number[]>();
  const dealerIndex = groupById(dealers);
  for (const { dealerId, customerGroupId, paymentKindId } of payments) {
    const countryId = dealers[dealerIndex.get(dealerId) ?? -1]?.countryId ?? 0;
    if (credit.has(paymentKindId) && !allowsCredit.has(countryId)) continue;
    const key = `${dealerId}:${customerGroupId}`;
    kindsByKey.set(key, [...(kindsByKey.get(key) ?? []), paymentKindId]);
  }
  const paymentSets: number[][] = [];
  const setIndex = new Map<string, number>();
  const getSetIndex = (kinds: number[]) => {
    const key = kinds.join();
    const index = setIndex.get(key) ?? paymentSets.push(kinds) - 1;
    setIndex.set(key, index);
    return index;
  };
  const getSets = (id: number) => [1, 2, 3].map((group) => getSetIndex(kindsByKey.get(`${id}:${group}`) ?? []));
  return {
    paymentSets,
    dealers: {
      id: Int32Array.from(dealers, ({ id }) => id),
      countryId: Uint8Array.from(dealers, ({ countryId }) => countryId),
      name: dealers.map(({ name }) => name),
      company: dealers.map(({ company }) => company),
      sinceYear: Uint16Array.from(dealers, ({ sinceYear }) => sinceYear),
      ratingTenths: Int16Array.from(dealers, ({ ratingTenths }) => ratingTenths ?? -1),
      ratingCount: Int32Array.from(dealers, ({ ratingCount }) => ratingCount),
      ratingRank: Int16Array.from(dealers, ({ ratingTenths, ratingCount }) => ratingRank(ratingTenths, ratingCount)),
      paymentSet: Int32Array.from(dealers.flatMap(({ id }) => getSets(id))),
    },
  };
}

/** Epoch days of this year and the next two: longer than a book lives. */
function holidaysByState({ states }: MarketRows, now: Date): PriceBook['holidays'] {
  const years = [0, 1, 2].map((ahead) => now.getUTCFullYear() + ahead);
  const getDays = (mapId: string) => years.flatMap((year) => publicHolidays(mapId, year).map(({ day }) => day));
  return Object.fromEntries(states.map(({ id, mapId }) => [id, getDays(mapId)]));
}

export function buildPriceBook(rows: MarketRows, now: Date, rules: BookRules): PriceBook {
  const { products, certifications, options, optionGroups, paymentKinds, vatRates, makers, requirements, paidPlaces } =
    rows;
  const places = packPlaces(rows);
  const { areas, areaStart } = getAreas(rows, places);
  const { lists, listStart } = packLists(rows);
  const { dealers, paymentSets } = packDealers(rows, rules);
  const branches = packBranches(rows);
  const coming = rows.priceLists.map(({ validFrom }) => validFrom.getTime()).filter((from) => from > now.getTime());
  return {
    version: rows.version,
    nextChangeMs: coming.reduce((first, from) => Math.min(first, from), Infinity),
    goods: { products, certifications, options, optionGroups, paymentKinds, vatRates, makers, requirements },
    places: { ...places, areaStart },
    holidays: holidaysByState(rows, now),
    areas,
    dealers,
    paymentSets,
    branches: { ...branches, listStart },
    lists,
    paidPlaces,
  };
}
