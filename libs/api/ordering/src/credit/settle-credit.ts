import { defineJob } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { decideStep } from './decide-step';
import { recordOutcome } from './record-outcome';

/**
 * Adjusts an order's credit to the order's final amount: adjusted to the weighed total, captured at the delivery,
 * refunded for what was withdrawn. Nothing is locked while the provider processes a request. The retries outlast an
 * outage of a day; after that the cleanup job sends it again.
 */
export const settleCredit = defineJob({
  name: 'settle-credit',
  payload: v.object({ key: v.pipe(v.string(), v.uuid()) }),
  retries: { limit: 40, delaySeconds: 10, maxDelaySeconds: 3600 },
  timeoutSeconds: 120,
  onePer: ({ key }) => key,
  run: async ({ key }, context) => {
    const { db, services, log } = context;
    for (;;) {
      const operation = await db.transaction((tx) => decideStep(tx, key, context));
      if (!operation) return;
      if (!services.ratePay) throw new Error('there is no payment provider to settle a credit with');
      const outcome = await services.ratePay.operate(key, operation);
      await db.transaction((tx) => recordOutcome(tx, operation, outcome, context));
      log.info({ authorisation: key, kind: operation.kind, outcome: outcome.kind }, 'credit settled');
    }
  },
});
