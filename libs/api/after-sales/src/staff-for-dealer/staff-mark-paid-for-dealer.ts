import { decidePaid } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { forDealerCommand } from './for-dealer-command';

export const staffMarkPaidForDealer = defineHandler(CALLS.staffMarkPaidForDealer, ({ body }, context) =>
  forDealerCommand(body, context, (decision) => decidePaid(decision)),
);
