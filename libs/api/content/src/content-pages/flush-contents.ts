import { defineJob, flushTags } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { FLUSH_CONTENTS } from './flush-later';

/** Flushes the cache when a scheduled period of visibility begins or ends. */
export const flushContents = defineJob({
  name: FLUSH_CONTENTS,
  payload: v.object({ tags: v.array(v.string()) }),
  retries: { limit: 3, delaySeconds: 5, maxDelaySeconds: 60 },
  timeoutSeconds: 30,
  run: ({ tags }, { db }) => flushTags(db, tags),
});
