import { decideWeighing } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { forDealerCommand } from './for-dealer-command';

export const staffReportWeightForDealer = defineHandler(CALLS.staffReportWeightForDealer, ({ body }, context) =>
  forDealerCommand(body, context, (decision) => decideWeighing(body, decision)),
);
