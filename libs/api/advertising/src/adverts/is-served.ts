import type { ZipRange } from './schema';

/** The properties of a campaign that decide whether it is displayed. */
export interface ServedCampaign {
  readonly isPaused: boolean;
  /** ISO days, both within; null: until further notice. */
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly capImpressions: number | null;
  readonly capImpressionsPerDay: number | null;
  readonly isBlocked: boolean;
}

export interface Delivered {
  readonly impressions: number;
  readonly impressionsToday: number;
}

const isUnder = (cap: number | null, count: number): boolean => cap === null || count < cap;

/** Whether a campaign runs on an ISO day and has not delivered what it was capped at. */
export function isServed(campaign: ServedCampaign, delivered: Delivered, day: string): boolean {
  const { isPaused, isBlocked, startsOn, endsOn, capImpressions, capImpressionsPerDay } = campaign;
  if (isPaused || isBlocked || day < startsOn || (endsOn !== null && day > endsOn)) return false;
  return isUnder(capImpressions, delivered.impressions) && isUnder(capImpressionsPerDay, delivered.impressionsToday);
}

/**
 * Whether a campaign may be displayed in a slot for a visitor. A campaign limited to postcodes needs a slot that
 * filters by them, and a visitor who entered one of them; '' matches none.
 */
export function reachesPlace(ranges: readonly ZipRange[], appliesZipFiltering: boolean, zipCode: string): boolean {
  if (ranges.length === 0) return true;
  if (!appliesZipFiltering || zipCode === '') return false;
  return ranges.some(({ from, to }) => zipCode.length === from.length && zipCode >= from && zipCode <= to);
}
