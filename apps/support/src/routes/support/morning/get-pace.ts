import type { StaffCampaignRow } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';

type Campaign = Pick<StaffCampaignRow, 'StartsOn' | 'EndsOn' | 'TargetImpressions' | 'Impressions'>;

/** Below it a campaign is behind its plan. */
export const MIN_PACE = 0.9;

/**
 * What a campaign has delivered, as a share of what an even delivery would have by the end of yesterday: 1 is on time. Null
 * without a target or an end, and on its first day.
 */
export function getPace({ StartsOn, EndsOn, TargetImpressions, Impressions }: Campaign, today: string): number | null {
  if (EndsOn === null || !TargetImpressions) return null;
  const days = (Date.parse(EndsOn) - Date.parse(StartsOn)) / DAY_MS + 1;
  const past = Math.min(days, (Date.parse(today) - Date.parse(StartsOn)) / DAY_MS);
  if (past <= 0) return null;
  return Impressions / ((TargetImpressions * past) / days);
}
