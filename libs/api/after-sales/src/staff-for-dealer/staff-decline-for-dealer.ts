import { decideDecline } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { forDealerCommand } from './for-dealer-command';

export const staffDeclineForDealer = defineHandler(CALLS.staffDeclineForDealer, ({ body }, context) =>
  forDealerCommand(body, context, (decision) => decideDecline(body.Reason, decision)),
);
