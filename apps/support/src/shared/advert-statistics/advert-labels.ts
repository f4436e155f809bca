import {
  ADVERT_STATE_LABELS,
  type AdvertState,
  CAMPAIGN_STATE_LABELS,
  type CampaignState,
  type Open,
  STAFF_LISTS,
  type StaffZipRange,
} from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import { useLabels } from '../labels/use-labels';

export const ADVERT_TONES: Readonly<Record<Open<AdvertState>, ChipTone>> = {
  draft: 'sunk',
  submitted: 'warn',
  approved: 'good',
  paused: 'info',
  archived: 'sunk',
  other: 'sunk',
};

export const CAMPAIGN_TONES: Readonly<Record<Open<CampaignState>, ChipTone>> = {
  running: 'good',
  coming: 'info',
  ended: 'sunk',
  paused: 'warn',
  capped: 'warn',
  blocked: 'bad',
  other: 'sunk',
};

/** Labels on adverts and campaigns that several screens use. */
export function useAdvertLabels() {
  const states = useLabels(ADVERT_STATE_LABELS);
  const campaignStates = useLabels(CAMPAIGN_STATE_LABELS);
  const { labels: sizes } = STAFF_LISTS.staffAdverts.columns.size;
  const { labels: types } = STAFF_LISTS.staffCampaigns.columns.type;
  return { states, campaignStates, sizes, types };
}

/** '80000–87999, 90402'; '' for everywhere. */
export const zipRangesText = (ranges: readonly StaffZipRange[]): string =>
  ranges.map(({ From, To }) => (From === To ? From : `${From}–${To}`)).join(', ');
