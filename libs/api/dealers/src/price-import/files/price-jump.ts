import { isProductGroupId, PRODUCT_GROUPS, type ProductGroup } from '@heizplatz/calculator';

/** What is farther than this from the price before it, or from the region's, waits for a yes (rule DEALER-03). */
export const JUMP_SHARE = 0.15;

export interface PricedTerms {
  readonly unitNetCents: number;
  /** Ten-thousandths, one a step of the group's scale. */
  readonly scaleFactors: readonly number[];
  readonly zoneNetCents: readonly number[];
  readonly stationNetCents: number;
  /** Null for goods without pallets. */
  readonly palletWeightKg: number | null;
  /** Per pallet, beside the price. */
  readonly depositCents: number;
}

/** Of an array the entry at a place, or its last one, as the price book reads it. */
const entryAt = (values: readonly number[], at: number, preset: number): number =>
  values[at] ?? values.at(-1) ?? preset;

/** A step of a group's scale, and a zone. */
interface Place {
  readonly step: number;
  readonly zone: number;
}

/** What a customer pays at one delivery point, fee and deposit included; of pallets per kilogram: their weights differ. */
function totalAt(terms: PricedTerms, { scale, priceUnit }: ProductGroup, { step, zone }: Place): number {
  const unit = (terms.unitNetCents * entryAt(terms.scaleFactors, step, 10_000)) / 10_000;
  const perUnit = unit + entryAt(terms.zoneNetCents, zone, 0) + terms.depositCents;
  const total = ((scale[step] ?? 0) / priceUnit.size) * perUnit + terms.stationNetCents;
  return total / (terms.palletWeightKg ?? 1);
}

/** Every step of the scale in every zone that one of the lists names. */
function placesOf({ scale }: ProductGroup, lists: readonly PricedTerms[]): readonly Place[] {
  const zones = Math.max(1, ...lists.map(({ zoneNetCents }) => zoneNetCents.length));
  return scale.flatMap((_, step) => Array.from({ length: zones }, (__, zone) => ({ step, zone })));
}

/** The one that is farthest from zero, the first of several; zero without any. */
export const farthest = (shares: readonly number[]): number =>
  shares.reduce((largest, share) => (Math.abs(share) > Math.abs(largest) ? share : largest), 0);

const shareOf = (before: number, after: number): number => (before === 0 ? 0 : after / before - 1);

/**
 * How far the price for a customer changes between two lists, as a share of the old (0.2: a fifth more expensive):
 * the largest change over every step of the scale and every zone, one delivery point, fee and deposit included. A
 * misplaced decimal point in a step, a zone, the fee, the deposit or the weight of a pallet is detected like one in the
 * price itself. Zero where the group is unknown.
 */
export function largestShare(productGroupId: number, old: PricedTerms, next: PricedTerms): number {
  if (!isProductGroupId(productGroupId)) return 0;
  const group = PRODUCT_GROUPS[productGroupId];
  const places = placesOf(group, [old, next]);
  return farthest(places.map((place) => shareOf(totalAt(old, group, place), totalAt(next, group, place))));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * How far a list is from what others in the region sell the same goods at, as a share of their median: the largest
 * distance over every step of the scale and every zone of the list. The median is that of the others' lists at the same
 * step, each in all of its zones, since zones of different dealers are not the same places. Zero where the group is
 * unknown; `others` has at least one list.
 */
export function shareOfRegion(productGroupId: number, others: readonly PricedTerms[], next: PricedTerms): number {
  if (!isProductGroupId(productGroupId)) return 0;
  const group = PRODUCT_GROUPS[productGroupId];
  const medians = group.scale.map((_, step) =>
    median(
      others.flatMap((other) => {
        const zones = placesOf(group, [other]).filter((place) => place.step === step);
        return zones.map((place) => totalAt(other, group, place));
      }),
    ),
  );
  return farthest(
    placesOf(group, [next]).map((place) => shareOf(medians[place.step] ?? 0, totalAt(next, group, place))),
  );
}
