import type { CampaignState } from '@heizplatz/contract';
import { type Delivered, isServed, type ServedCampaign } from '../adverts/is-served';

/**
 * Why a campaign is not displayed on an ISO day, the reason to fix first before others; running: it is (isServed).
 */
export function campaignState(campaign: ServedCampaign, delivered: Delivered, day: string): CampaignState {
  if (isServed(campaign, delivered, day)) return 'running';
  if (campaign.endsOn !== null && day > campaign.endsOn) return 'ended';
  if (campaign.isBlocked) return 'blocked';
  if (campaign.isPaused) return 'paused';
  return day < campaign.startsOn ? 'coming' : 'capped';
}
