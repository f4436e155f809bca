import { decideAcceptance } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { forDealerCommand } from './for-dealer-command';

export const staffAcceptForDealer = defineHandler(CALLS.staffAcceptForDealer, ({ body }, context) =>
  forDealerCommand(body, context, (decision) => decideAcceptance(body.Window, decision)),
);
