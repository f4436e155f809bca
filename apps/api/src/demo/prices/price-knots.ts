/** A day and the price of that day, gross cents. */
export type Knot = readonly [day: string, cents: number];

/**
 * DEPV's net monthly means of loose pellets at 6 t in Germany (rule DEMO-04: January 2024 to June 2025), euros per
 * tonne; the months around and after them are estimates consistent with the prices of rule DEMO-03.
 */
const DEPV_MONTHS: readonly (readonly [month: string, euros: number])[] = [
  ['2023-03', 372],
  ['2023-04', 358],
  ['2023-05', 349],
  ['2023-06', 345],
  ['2023-07', 348],
  ['2023-08', 356],
  ['2023-09', 364],
  ['2023-10', 359],
  ['2023-11', 344],
  ['2023-12', 324],
  ['2024-01', 305.79],
  ['2024-02', 293.74],
  ['2024-03', 276.82],
  ['2024-04', 269.9],
  ['2024-05', 262.33],
  ['2024-06', 263.96],
  ['2024-07', 262.61],
  ['2024-10', 260.99],
  ['2024-11', 260.86],
  ['2024-12', 267.33],
  ['2025-01', 286.31],
  ['2025-02', 339.45],
  ['2025-03', 355.33],
  ['2025-04', 320.69],
  ['2025-05', 295.22],
  ['2025-06', 282.66],
  ['2025-07', 288],
  ['2025-08', 303],
  ['2025-09', 324],
  ['2025-10', 342.29],
  ['2025-11', 357],
  ['2025-12', 375],
  ['2026-01', 396],
  ['2026-02', 403],
  ['2026-03', 404],
  ['2026-04', 401],
  ['2026-05', 407],
  ['2026-06', 417],
  ['2026-07', 427],
];

/** VAT, and the portal's mean of cheapest offers against DEPV's mean. */
const PORTAL_FACTOR = 1.07 * 0.874;

const GERMANY: readonly Knot[] = [
  ...DEPV_MONTHS.map(([month, euros]): Knot => [`${month}-15`, Math.round(euros * 100 * PORTAL_FACTOR)]),
  // The portal's own values; DEPV's September value would be below the portal's minimum.
  ['2024-08-15', 24_390],
  ['2024-08-25', 24_292],
  ['2024-09-15', 24_380],
  ['2026-08-06', 40_640],
  ['2026-08-31', 40_626],
  ['2026-10-15', 40_120],
  ['2026-11-15', 39_870],
];

const AUSTRIA: readonly Knot[] = [
  ['2023-03-15', 43_900],
  ['2023-06-15', 37_800],
  ['2023-09-15', 39_400],
  ['2023-12-15', 36_100],
  ['2024-03-15', 30_900],
  ['2024-06-26', 28_210],
  ['2024-09-15', 28_800],
  ['2024-12-15', 30_700],
  ['2025-02-15', 35_400],
  ['2025-04-15', 34_200],
  ['2025-07-15', 31_900],
  ['2025-10-15', 37_300],
  ['2025-12-15', 40_600],
  ['2026-02-12', 42_293],
  ['2026-05-15', 40_900],
  ['2026-08-15', 41_614],
  ['2026-11-15', 40_840],
];

const SWITZERLAND: readonly Knot[] = [
  ['2023-03-15', 52_000],
  ['2023-06-15', 44_800],
  ['2023-10-15', 43_900],
  ['2024-01-15', 37_600],
  ['2024-04-24', 33_051],
  ['2024-09-15', 34_700],
  ['2024-12-15', 36_800],
  ['2025-03-15', 41_900],
  ['2025-07-15', 40_200],
  ['2025-11-15', 45_800],
  ['2026-02-15', 49_700],
  ['2026-05-15', 50_300],
  ['2026-08-15', 52_212],
  ['2026-09-03', 52_480],
  ['2026-11-15', 51_240],
];

/** Heating oil at 3,000 l in Germany, per 100 l; August 2026 by rule DEMO-03. */
const OIL: readonly Knot[] = [
  ['2023-03-15', 10_650],
  ['2023-05-15', 9450],
  ['2023-09-15', 11_700],
  ['2023-12-15', 10_350],
  ['2024-04-15', 10_600],
  ['2024-09-15', 9320],
  ['2025-01-15', 10_380],
  ['2025-05-15', 8960],
  ['2025-10-15', 9410],
  ['2026-02-15', 9930],
  ['2026-05-15', 10_420],
  ['2026-08-15', 11_352],
  ['2026-11-15', 11_290],
];

const byDay = (knots: readonly Knot[]): readonly Knot[] => [...knots].sort(([a], [b]) => (a < b ? -1 : 1));

/** Loose pellets at 6 t per t, by country. */
export const PELLET_KNOTS: Readonly<Record<number, readonly Knot[]>> = {
  1: byDay(GERMANY),
  2: byDay(AUSTRIA),
  3: byDay(SWITZERLAND),
};

export const OIL_KNOTS = byDay(OIL);

/** The lowest and highest day of the three years before August 2026; no other day goes beyond. */
export const PELLET_EXTREMES: Readonly<Record<number, { readonly low: Knot; readonly high: Knot }>> = {
  1: { low: ['2024-08-25', 24_292], high: ['2026-08-06', 40_640] },
  2: { low: ['2024-06-26', 28_210], high: ['2026-02-12', 42_293] },
  3: { low: ['2024-04-24', 33_051], high: ['2026-09-03', 52_480] },
};
