import { type CallContext, problem } from '@heizplatz/api-platform';
import { CampaignAction } from '@heizplatz/contract';
import { hasAnyRole, type User } from '@heizplatz/identity';
import { CAMPAIGN_COMMANDS, type CampaignCommand } from './campaign-commands';
import type { CampaignRow } from './campaign-repository';

type Fields = Pick<CampaignRow, 'isPaused' | 'endsOn'>;

/** FORBIDDEN and CONFLICT: the table does not allow it. */
export function checkAllowed(command: CampaignAction, campaign: Fields, { user }: Pick<CallContext, 'user'>): void {
  const { by, guard }: CampaignCommand = CAMPAIGN_COMMANDS[command];
  if (!hasAnyRole(user, by)) throw problem('FORBIDDEN');
  if (guard && !guard.holds(campaign)) throw problem('CONFLICT', { detail: guard.refusal });
}

/** What a campaign's page offers. */
export const campaignActions = (campaign: Fields, user: User | null): CampaignAction[] =>
  CampaignAction.options.filter((action) => {
    const { by, guard }: CampaignCommand = CAMPAIGN_COMMANDS[action];
    return hasAnyRole(user, by) && guard?.holds(campaign) !== false;
  });
