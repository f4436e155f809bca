import { type CallContext, changedFields, type Database, problem, versionConflict } from '@heizplatz/api-platform';
import type { CampaignAction, StaffCampaign } from '@heizplatz/contract';
import { checkAllowed } from './campaign-actions';
import { CAMPAIGN_COMMANDS, type CampaignCommand } from './campaign-commands';
import { type CampaignFields, type CampaignRow, lockCampaignRow, updateCampaign } from './campaign-repository';
import { presentCampaign } from './present-campaign';

export interface CampaignExecution {
  readonly command: CampaignAction;
  /** Written beside the command's own effect. */
  readonly changes?: Partial<CampaignFields>;
  /** For the audit log. */
  readonly reason?: string;
}

interface AskedCampaign {
  readonly CampaignId: number;
  readonly Version: number;
}

async function execute(
  tx: Database,
  campaign: CampaignRow,
  { command, changes, reason }: CampaignExecution,
  context: CallContext,
): Promise<void> {
  const { sets, audits }: CampaignCommand = CAMPAIGN_COMMANDS[command];
  checkAllowed(command, campaign, context);
  const written = { ...changes, ...sets };
  await updateCampaign(tx, campaign.id, written, context.clock());
  const run = audits === 'run' && { isPaused: campaign.isPaused, endsOn: campaign.endsOn };
  context.audit.note({
    before: { ...changedFields(campaign, written), ...run },
    after: { ...run, ...written },
    ...(reason !== undefined && { reason }),
  });
}

/**
 * Executes what `decide` chooses for the campaign under its lock. NOT_FOUND: there is none; VERSION_CONFLICT with the newer
 * one; CONFLICT: the table does not allow it.
 */
export async function executeCampaignCommand(
  { CampaignId, Version }: AskedCampaign,
  context: CallContext,
  decide: (tx: Database, campaign: CampaignRow) => CampaignExecution | Promise<CampaignExecution>,
): Promise<StaffCampaign> {
  await context.db.transaction(async (tx) => {
    const campaign = await lockCampaignRow(tx, CampaignId);
    if (!campaign) throw problem('NOT_FOUND');
    if (campaign.version !== Version) throw versionConflict(await presentCampaign(tx, CampaignId, context));
    await execute(tx, campaign, await decide(tx, campaign), context);
  });
  return presentCampaign(context.db, CampaignId, context);
}
