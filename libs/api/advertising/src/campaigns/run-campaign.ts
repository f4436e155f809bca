import { type CallContext, defineHandler, flushTags, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { type CampaignRow, updateCampaign } from './campaign-repository';
import { lockCampaign } from './lock-campaign';
import { presentCampaign } from './present-campaign';
import { refuseField } from '../staff-adverts/refuse-field';

interface Change {
  readonly id: number;
  readonly version: number;
  readonly reason?: string;
  readonly changes: (known: CampaignRow) => Partial<CampaignRow>;
}

async function change({ id, version, reason, changes }: Change, { db, clock, audit }: CallContext) {
  const day = siteDay(clock());
  await db.transaction(async (tx) => {
    const known = await lockCampaign(tx, { id, version, day });
    const after = changes(known);
    await updateCampaign(tx, id, after, clock());
    const before = { isPaused: known.isPaused, endsOn: known.endsOn };
    audit.note({ before, after: { ...before, ...after }, ...(reason !== undefined && { reason }) });
    await flushTags(tx, ['adverts']);
  });
  return presentCampaign(db, id, day);
}

/** POST /api/support/campaigns/pause. */
export const pauseCampaign = defineHandler(CALLS.pauseCampaign, ({ body }, context) => {
  const { CampaignId: id, Version: version, Reason: reason, Pauses } = body;
  return change({ id, version, reason, changes: () => ({ isPaused: Pauses }) }, context);
});

/** POST /api/support/campaigns/verlaengern. */
export const extendCampaign = defineHandler(CALLS.extendCampaign, ({ body }, context) => {
  const { CampaignId: id, Version: version, EndsOn } = body;
  const today = siteDay(context.clock());
  const changes = ({ endsOn }: CampaignRow) => {
    if (endsOn === null || EndsOn <= endsOn || EndsOn < today) throw refuseField('EndsOn', 'ENDS_BEFORE');
    return { endsOn: EndsOn };
  };
  return change({ id, version, changes }, context);
});

/** GET /api/support/campaigns/{id}. */
export const staffCampaign = defineHandler(CALLS.staffCampaign, ({ params }, { db, clock }) =>
  presentCampaign(db, params.campaignId, siteDay(clock())),
);
