import { defineHandler, getNetwork, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { postcodeIndex } from '../import/postcode-index';

const RETRY_AFTER_SECONDS = 60;

/**
 * POST /api/location/check-zipcode: whether the postcode exists; invalid input is false. Only misses are limited, by
 * address (rule SESSION-12): 429 then asks to retry later.
 */
export const checkZipCode = defineHandler(CALLS.checkZipCode, async ({ body }, { db, clock, services, ip }) => {
  const now = clock();
  const index = await postcodeIndex(db, services.cache);
  if (index.find(body.CountryId, body.ZipCode.trim()) !== undefined) return true;
  const { limits, config } = services;
  if (!limits.allows(`${CALLS.checkZipCode.id} ${getNetwork(ip)}`, config.limits.addressFailures, now)) {
    throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return false;
});
