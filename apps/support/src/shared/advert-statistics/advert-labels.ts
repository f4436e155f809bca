import {
  ADVERT_STATE_LABELS,
  type AdvertState,
  CAMPAIGN_STATE_LABELS,
  type CampaignState,
  type Open,
  type SlotTypeId,
  type StaffZipRange,
} from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const states = useLabels(ADVERT_STATE_LABELS);
  const campaignStates = useLabels(CAMPAIGN_STATE_LABELS);
  const sizes: Readonly<Record<SlotTypeId, string>> = { 1: t`Zeile`, 2: t`Kasten` };
  const types: Readonly<Record<1 | 2, string>> = { 1: t`Vertrag`, 2: t`Füller` };
  return { states, campaignStates, sizes, types };
}

/** '80000–87999, 90402'; '' for everywhere. */
export const zipRangesText = (ranges: readonly StaffZipRange[]): string =>
  ranges.map(({ From, To }) => (From === To ? From : `${From}–${To}`)).join(', ');
