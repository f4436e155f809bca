import { defineJob } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { endAccounts } from './outlived-accounts';
import { endGuests } from './outlived-guests';
import { endBankDetails, endOrders } from './outlived-orders';
import { endRows } from './outlived-rows';

/** Each night: what names a person and has had its time (terms.ts) goes, whether or not anybody deletes an account. */
export const endOutlived = defineJob({
  name: 'end-outlived-data',
  payload: v.unknown(),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 1800,
  schedule: '20 3 * * *',
  run: async (_, context) => {
    const { db, clock, services } = context;
    const now = clock();
    await endOrders(db, now, services.files);
    await endBankDetails(db, now);
    await endRows(db, now);
    await endGuests(db, now);
    await endAccounts(context);
  },
});
