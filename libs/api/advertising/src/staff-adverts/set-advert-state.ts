import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { executeAdvertCommand } from './execute-advert-command';

/** POST /api/support/adverts/zustand. */
export const setAdvertState = defineHandler(CALLS.setAdvertState, ({ body }, context) =>
  executeAdvertCommand(body, context, () => ({ command: body.Act })),
);
