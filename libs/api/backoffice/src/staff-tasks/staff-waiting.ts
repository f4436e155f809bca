import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { countWaiting } from './task-list-repository';

/** Counts for the navigation. */
export const staffWaiting = defineHandler(CALLS.staffWaiting, async (_, context) => ({
  Kinds: await countWaiting(context.db, context),
}));
