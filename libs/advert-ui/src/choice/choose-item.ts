import type { SlotItem } from '@heizplatz/contract';

const CONTRACT = 1;
const FILL = 2;

/**
 * Selects the item of a slot (rule ADVERT-01): among those of type 1 one by its weight, else the first of type 2. The
 * random number is 0 ≤ x < 1.
 */
export function chooseItem(items: readonly SlotItem[], random: number): SlotItem | undefined {
  const contracts = items.filter(({ CampaignTypeId, Weight }) => CampaignTypeId === CONTRACT && Weight > 0);
  let left = random * contracts.reduce((sum, { Weight }) => sum + Weight, 0);
  for (const item of contracts) {
    left -= item.Weight;
    if (left < 0) return item;
  }
  // What rounding left over belongs to the last one.
  return contracts.at(-1) ?? items.find(({ CampaignTypeId }) => CampaignTypeId === FILL);
}
