import { decideFailure } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { forDealerCommand } from './for-dealer-command';

export const staffReportFailureForDealer = defineHandler(CALLS.staffReportFailureForDealer, ({ body }, context) =>
  forDealerCommand(body, context, (decision) => decideFailure(body.Reason, decision)),
);
