import type { CountryId } from '@heizplatz/contract';
import { publicHolidays } from './holidays';
import { packBranches } from './pack-branches';
import { packLists } from './pack-lists';
import type { MarketRows } from './market-rows';
import type { BookAreas, BookDealers, BookPlaces, PriceBook } from './price-book';

/** Payment kinds that are credit stand behind a flag per country (market.md). */
export interface BookRules {
  readonly creditCountries: readonly CountryId[];
}

const byId = (rows: readonly { id: number }[]): Map<number, number> =>
  new Map(rows.map(({ id }, index) => [id, index]));

function packPlaces({ postcodes }: MarketRows): Omit<BookPlaces, 'areaStart'> {
  const byZipCode: Record<CountryId, Int32Array> = {
    1: new Int32Array(100_000).fill(-1),
    2: new Int32Array(10_000).fill(-1),
    3: new Int32Array(10_000).fill(-1),
  };
  postcodes.forEach(({ countryId, zipCode }, place) => {
    if (countryId === 1 || countryId === 2 || countryId === 3) byZipCode[countryId][Number(zipCode)] = place;
  });
  return {
    byZipCode,
    zipCodes: postcodes.map(({ zipCode }) => zipCode),
    names: postcodes.map(({ placeName }) => placeName),
    stateIds: Int32Array.from(postcodes, ({ stateId }) => stateId),
  };
}

interface PackedAreas {
  readonly areas: BookAreas;
  readonly areaStart: Int32Array<ArrayBuffer>;
}
/** By the rows of areas, as long as they are kept: of these places and branches. */
const packedBefore = new WeakMap<object, { readonly postcodes: object; readonly branches: string } & PackedAreas>();

/** A copy: a book's arrays are handed over to another thread. */
const copyOf = ({ areas: { branch, zone, distanceKm }, areaStart }: PackedAreas): PackedAreas => ({
  areas: { branch: branch.slice(), zone: zone.slice(), distanceKm: distanceKm.slice() },
  areaStart: areaStart.slice(),
});

/** The areas of rows that were packed before are not packed again. */
function areasOf(rows: MarketRows, places: Omit<BookPlaces, 'areaStart'>): PackedAreas {
  const branches = rows.branches.map(({ id }) => id).join();
  const before = packedBefore.get(rows.areas);
  if (before?.postcodes === rows.postcodes && before.branches === branches) return copyOf(before);
  const packed = packAreas(rows, places);
  packedBefore.set(rows.areas, { postcodes: rows.postcodes, branches, ...packed });
  return copyOf(packed);
}

/** Areas in the order of place and branch; those of a postcode that does not exist are left out. */
function packAreas({ areas, branches }: MarketRows, { byZipCode, names }: Omit<BookPlaces, 'areaStart'>): PackedAreas {
  const branchIndex = byId(branches);
  const found = areas.flatMap(({ countryId, zipCode, branchId, zone, distanceKm }) => {
    const place = countryId === 1 || countryId === 2 || countryId === 3 ? byZipCode[countryId][Number(zipCode)] : -1;
    const branch = branchIndex.get(branchId) ?? -1;
    return place === undefined || place < 0 || branch < 0 ? [] : [{ place, branch, zone, distanceKm }];
  });
  found.sort((a, b) => a.place - b.place || a.branch - b.branch);
  const areaStart = new Int32Array(names.length + 1);
  for (const { place } of found) areaStart[place + 1]!++;
  for (let place = 0; place < names.length; place++) areaStart[place + 1]! += areaStart[place]!;
  return {
    areaStart,
    areas: {
      branch: Int32Array.from(found, ({ branch }) => branch),
      zone: Uint8Array.from(found, ({ zone }) => zone),
      distanceKm: Uint16Array.from(found, ({ distanceKm }) => distanceKm),
    },
  };
}

function packDealers(
  { dealers, payments, paymentKinds }: MarketRows,
  { creditCountries }: BookRules,
): { dealers: BookDealers; paymentSets: number[][] } {
  const credit = new Set(paymentKinds.filter((kind) => kind.isCredit || kind.isRatePay).map(({ id }) => id));
  const allowsCredit = new Set<number>(creditCountries);
  const kindsOf = new Map<string, number[]>();
  const dealerIndex = byId(dealers);
  for (const { dealerId, customerGroupId, paymentKindId } of payments) {
    const countryId = dealers[dealerIndex.get(dealerId) ?? -1]?.countryId ?? 0;
    if (credit.has(paymentKindId) && !allowsCredit.has(countryId)) continue;
    const key = `${dealerId}:${customerGroupId}`;
    kindsOf.set(key, [...(kindsOf.get(key) ?? []), paymentKindId]);
  }
  const paymentSets: number[][] = [];
  const setIndex = new Map<string, number>();
  const indexOfSet = (kinds: number[]) => {
    const key = kinds.join();
    const index = setIndex.get(key) ?? paymentSets.push(kinds) - 1;
    setIndex.set(key, index);
    return index;
  };
  const setsOf = (id: number) => [1, 2, 3].map((group) => indexOfSet(kindsOf.get(`${id}:${group}`) ?? []));
  return {
    paymentSets,
    dealers: {
      id: Int32Array.from(dealers, ({ id }) => id),
      countryId: Uint8Array.from(dealers, ({ countryId }) => countryId),
      ratingTenths: Int16Array.from(dealers, ({ ratingTenths }) => ratingTenths ?? -1),
      paymentSet: Int32Array.from(dealers.flatMap(({ id }) => setsOf(id))),
    },
  };
}

/** Holidays of a year and the two after it by state, as an earlier book had them. */
export interface KnownHolidays {
  readonly year: number;
  readonly byState: PriceBook['holidays'];
}

/** This year and the next two: longer than a book lives. */
export const yearsOfBook = (now: Date): readonly number[] => [0, 1, 2].map((ahead) => now.getUTCFullYear() + ahead);

/** Finding them takes longer than all the rest. */
function holidaysByState({ states }: MarketRows, now: Date, known?: KnownHolidays): Record<number, readonly number[]> {
  const year = now.getUTCFullYear();
  const holidaysOf = (mapId: string) => yearsOfBook(now).flatMap((each) => publicHolidays(mapId, each));
  const found = known?.year === year ? known.byState : {};
  return Object.fromEntries(states.map(({ id, mapId }) => [id, found[id] ?? holidaysOf(mapId)]));
}

export function buildPriceBook(rows: MarketRows, now: Date, rules: BookRules, holidays?: KnownHolidays): PriceBook {
  const { products, certifications, options, optionGroups, paymentKinds, vatRates, makers, requirements, paidPlaces } =
    rows;
  const places = packPlaces(rows);
  const { areas, areaStart } = areasOf(rows, places);
  const { lists, listStart } = packLists(rows);
  const coming = rows.priceLists.map(({ validFrom }) => validFrom.getTime()).filter((from) => from > now.getTime());
  return {
    version: rows.version,
    nextChangeMs: coming.reduce((first, from) => Math.min(first, from), Infinity),
    goods: { products, certifications, options, optionGroups, paymentKinds, vatRates, makers, requirements },
    places: { ...places, areaStart },
    holidays: holidaysByState(rows, now, holidays),
    areas,
    ...packDealers(rows, rules),
    branches: { ...packBranches(rows), listStart },
    lists,
    paidPlaces,
  };
}
