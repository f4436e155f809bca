import { defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { refuseField } from '../staff-adverts/refuse-field';
import { executeCampaignCommand } from './execute-campaign-command';
import { presentCampaign } from './present-campaign';

/** POST /api/support/campaigns/pause. */
export const pauseCampaign = defineHandler(CALLS.pauseCampaign, ({ body }, context) =>
  executeCampaignCommand(body, context, () => ({ command: body.Pauses ? 'pause' : 'resume', reason: body.Reason })),
);

/** POST /api/support/campaigns/verlaengern. */
export const extendCampaign = defineHandler(CALLS.extendCampaign, ({ body }, context) =>
  executeCampaignCommand(body, context, (_, { endsOn }) => {
    const { EndsOn } = body;
    if (endsOn !== null && (EndsOn <= endsOn || EndsOn < siteDay(context.clock())))
      throw refuseField('EndsOn', 'ENDS_BEFORE');
    return { command: 'extend', changes: { endsOn: EndsOn } };
  }),
);

/** GET /api/support/campaigns/{id}. */
export const staffCampaign = defineHandler(CALLS.staffCampaign, ({ params }, context) =>
  presentCampaign(context.db, params.campaignId, context),
);
