import { siteById } from '@heizplatz/country';
import type { CountryId } from '@heizplatz/contract';
import type { MarketRows } from './market-rows-repository';

/** Goods, options, payments and rates as in the database; few, so stored as rows. */
export type BookGoods = Pick<
  MarketRows,
  'products' | 'certifications' | 'options' | 'optionGroups' | 'paymentKinds' | 'vatRates' | 'makers' | 'requirements'
>;

/** A place's areas are `areaStart[place]` up to `areaStart[place + 1]`, a dealer's branches side by side. */
export interface BookPlaces {
  /** Place by the postcode as a number; −1 where there is none. */
  readonly byZipCode: Readonly<Record<CountryId, Int32Array>>;
  readonly zipCodes: readonly string[];
  readonly names: readonly string[];
  readonly stateIds: Int32Array;
  readonly areaStart: Int32Array;
}

export interface BookAreas {
  readonly branch: Int32Array;
  readonly zone: Uint8Array;
  readonly distanceKm: Uint16Array;
}

export interface BookDealers {
  readonly id: Int32Array;
  readonly countryId: Uint8Array;
  readonly name: readonly string[];
  /** The contract partner with its legal form. */
  readonly company: readonly string[];
  readonly sinceYear: Uint16Array;
  /** −1 without a review. */
  readonly ratingTenths: Int16Array;
  readonly ratingCount: Int32Array;
  /** See `ratingRank`; −1 without a review. */
  readonly ratingRank: Int16Array;
  /** Three customer groups a dealer: index into `paymentSets`. */
  readonly paymentSet: Int32Array;
}

/** What a variant promises: within so many working days, for so much more net per delivery point; option 0: the branch's own lead time. */
export interface BookDeliveryTimes {
  readonly optionId: Int32Array;
  readonly workingDays: Uint16Array;
  readonly netCents: Int32Array;
}

/** Branches stand in the order of their dealers. */
export interface BookBranches {
  readonly id: Int32Array;
  /** Index of the dealer. */
  readonly dealer: Int32Array;
  readonly deliveryWeekdays: Uint8Array;
  /** Epoch day; 0: open. */
  readonly stoppedUntil: Int32Array;
  /** As many entries a branch as there are options; NOT_OFFERED or net cents per delivery point. */
  readonly optionNetCents: Int32Array;
  readonly times: BookDeliveryTimes;
  readonly timeStart: Int32Array;
  /** An entry a branch for each of ten product groups and three customer groups: see `getLists`. */
  readonly listStart: Int32Array;
  /** Name of the branch's place. */
  readonly place: readonly string[];
}

/** By product group, customer group and branch (`getLists`), within them by product and certification, newest first. */
export interface BookLists {
  readonly productId: Int32Array;
  /** 0 without one. */
  readonly certificationId: Int32Array;
  readonly validFromMs: Float64Array;
  readonly unitNetCents: Int32Array;
  readonly stationNetCents: Int32Array;
  readonly palletWeightKg: Int32Array;
  readonly depositCents: Int32Array;
  /** 0: the dealer did not say. */
  readonly makerId: Int32Array;
  /** SCALE_STRIDE entries a list. */
  readonly scaleFactors: Int32Array;
  /** ZONE_STRIDE entries a list; what a list does not name costs as its last zone. */
  readonly zoneNetCents: Int32Array;
}

/**
 * All prices of a moment in typed arrays: rows are numbers, one array per column. Built whole, never changed; a new
 * version is a new book, so a response that began with one book ends with it.
 */
export interface PriceBook {
  readonly version: number;
  /** When the next price list begins to count (ms); Infinity: none known. */
  readonly nextChangeMs: number;
  readonly goods: BookGoods;
  readonly places: BookPlaces;
  /** Public holidays (epoch days) by state id. */
  readonly holidays: Readonly<Record<number, readonly number[]>>;
  readonly areas: BookAreas;
  readonly dealers: BookDealers;
  readonly branches: BookBranches;
  readonly lists: BookLists;
  /** Payment kinds in the dealer's order, the default first; empty: none for that customer group. */
  readonly paymentSets: readonly (readonly number[])[];
  /** Few, so stored as rows. */
  readonly paidPlaces: MarketRows['paidPlaces'];
}

export const NOT_OFFERED = -0x80000000;
export const SCALE_STRIDE = 9;
export const ZONE_STRIDE = 8;

/** Index of a postcode; −1 where the country has none such. */
export function getPlace(book: PriceBook, countryId: CountryId, zipCode: string): number {
  const { zipDigits } = siteById(countryId);
  return zipCode.length === zipDigits ? (book.places.byZipCode[countryId][Number(zipCode)] ?? -1) : -1;
}

/** A branch has so many entries of `listStart`. */
export const LIST_SLOTS = 30;

/**
 * Where a branch's lists of a product group and customer group (1 to 3) begin; they end where the next begin. Lists of
 * one group stand together, since a query reads those of many branches.
 */
export const getLists = (
  { id }: { readonly id: { readonly length: number } },
  branch: number,
  productGroupId: number,
  customerGroupId: number,
): number => ((productGroupId - 1) * 3 + customerGroupId - 1) * id.length + branch;

/** A branch's lists of a product group for any customer group. */
export function listsOfGroup(branches: BookBranches, branch: number, productGroupId: number): number[] {
  const found: number[] = [];
  for (const customerGroupId of [1, 2, 3]) {
    const slot = getLists(branches, branch, productGroupId, customerGroupId);
    const end = branches.listStart[slot + 1]!;
    for (let list = branches.listStart[slot]!; list < end; list++) found.push(list);
  }
  return found;
}
