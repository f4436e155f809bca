import type { AdvertState, CountryId, ItemVerdict, SlotTypeId } from '@heizplatz/contract';
import { type Delivered, reachesPlace, type ServedCampaign } from '../adverts/is-served';
import type { ZipRange } from '../adverts/schema';
import { campaignState } from '../campaigns/campaign-state';

export interface JudgedSlot {
  readonly countryId: CountryId;
  readonly slotTypeId: SlotTypeId;
  readonly appliesZipFiltering: boolean;
  readonly isOn: boolean;
}

export interface JudgedItem extends ServedCampaign, Delivered {
  readonly campaignTypeId: 1 | 2;
  readonly weight: number;
  readonly zipRanges: readonly ZipRange[];
  readonly advertState: AdvertState;
  readonly advertSlotTypeId: SlotTypeId;
  readonly advertCountryId: CountryId;
  readonly campaignCountryId: CountryId;
}

export interface Judgement {
  readonly verdict: ItemVerdict;
  /** 0 to 100. */
  readonly chancePercent: number;
}

/** The day and the postcode. An empty postcode matches none; null: of all places, ranges are not checked. */
export interface Query {
  readonly day: string;
  readonly zipCode: string | null;
}

/** The reason that excludes an item on its own; null: it may be displayed. */
function obstacle(slot: JudgedSlot, item: JudgedItem, { day, zipCode }: Query): ItemVerdict | null {
  if (!slot.isOn) return 'slot-off';
  if (item.advertCountryId !== slot.countryId || item.campaignCountryId !== slot.countryId) return 'other-country';
  if (item.advertSlotTypeId !== slot.slotTypeId) return 'other-size';
  if (item.advertState !== 'approved') return 'not-approved';
  const state = campaignState(item, item, day);
  if (state !== 'running') return state;
  if (zipCode === null && item.zipRanges.length > 0) return slot.appliesZipFiltering ? null : 'slot-unfiltered';
  if (zipCode === null || reachesPlace(item.zipRanges, slot.appliesZipFiltering, zipCode)) return null;
  if (!slot.appliesZipFiltering) return 'slot-unfiltered';
  return zipCode === '' ? 'place-unknown' : 'other-place';
}

/**
 * Which items of a slot may be displayed, with the probability of each, by the rules of the public calls (rule
 * ADVERT-01): of type 1 one by its weight, else the first of type 2. In the slot's own order.
 */
export function judgeItems(slot: JudgedSlot, items: readonly JudgedItem[], query: Query): Judgement[] {
  const obstacles = items.map((item) => obstacle(slot, item, query));
  const isFree = (at: number) => obstacles[at] === null;
  const contracts = items.filter(({ campaignTypeId }, at) => campaignTypeId === 1 && isFree(at));
  const weights = contracts.reduce((sum, { weight }) => sum + weight, 0);
  const firstFill = items.findIndex(({ campaignTypeId }, at) => campaignTypeId === 2 && isFree(at));
  return items.map(({ campaignTypeId, weight }, at) => {
    const stored = obstacles[at];
    if (stored) return { verdict: stored, chancePercent: 0 };
    if (campaignTypeId === 1) return { verdict: 'shown', chancePercent: Math.round((1000 * weight) / weights) / 10 };
    if (contracts.length > 0) return { verdict: 'behind-contracts', chancePercent: 0 };
    return at === firstFill ? { verdict: 'shown', chancePercent: 100 } : { verdict: 'not-first', chancePercent: 0 };
  });
}
