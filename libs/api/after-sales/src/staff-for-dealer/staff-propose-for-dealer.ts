import { decideProposal } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { forDealerCommand } from './for-dealer-command';

export const staffProposeForDealer = defineHandler(CALLS.staffProposeForDealer, ({ body }, context) =>
  forDealerCommand(body, context, (decision) => decideProposal(body, decision)),
);
