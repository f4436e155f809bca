type Range = readonly [from: number, to: number, stateId: number];

const BURGENLAND = 337;
const CARINTHIA = 338;
const LOWER_AUSTRIA = 339;
const UPPER_AUSTRIA = 340;
const SALZBURG = 341;
const STYRIA = 342;
const TYROL = 343;
const VORARLBERG = 344;
const VIENNA = 345;

/** The first range that holds a code counts: postal routes that cross a border stand before the wide ranges. */
const RANGES: readonly Range[] = [
  [1300, 1300, LOWER_AUSTRIA],
  [2421, 2425, BURGENLAND],
  [2445, 2445, BURGENLAND],
  [2473, 2475, BURGENLAND],
  [2491, 2491, BURGENLAND],
  [3334, 3335, UPPER_AUSTRIA],
  [4300, 4303, LOWER_AUSTRIA],
  [4392, 4392, LOWER_AUSTRIA],
  [4431, 4441, LOWER_AUSTRIA],
  [4482, 4482, LOWER_AUSTRIA],
  [5120, 5145, UPPER_AUSTRIA],
  [5166, 5166, UPPER_AUSTRIA],
  [5211, 5283, UPPER_AUSTRIA],
  [5310, 5311, UPPER_AUSTRIA],
  [5360, 5360, UPPER_AUSTRIA],
  [7421, 7421, STYRIA],
  [8380, 8385, BURGENLAND],
  [9323, 9323, STYRIA],
  [9782, 9782, TYROL],
  [1000, 1999, VIENNA],
  [2000, 3999, LOWER_AUSTRIA],
  [4000, 4999, UPPER_AUSTRIA],
  [5000, 5999, SALZBURG],
  [6000, 6699, TYROL],
  [6700, 6999, VORARLBERG],
  [7000, 7999, BURGENLAND],
  [8000, 8999, STYRIA],
  [9000, 9899, CARINTHIA],
  [9900, 9999, TYROL],
];

/** The id of the state a postcode lies in; undefined for a code that Austria does not have. */
export function getAustrianStateByCode(zipCode: string): number | undefined {
  const code = Number(zipCode);
  return RANGES.find(([from, to]) => from <= code && code <= to)?.[2];
}
