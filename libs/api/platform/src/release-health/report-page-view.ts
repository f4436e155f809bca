import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/calls/define-handler';
import { problem } from '../http/problems/problem';
import { getNetwork } from '../http/limits/limited-action';

/** Of one address in fifteen minutes: a household or office behind one address opens fewer pages. */
const VIEWS_PER_ADDRESS = 600;

/** POST /api/error-trace/page-view: counted in memory, stored by storeHealth. */
export const reportPageView = defineHandler(
  CALLS.reportPageView,
  ({ body }, { clock, countryId, ip, services: { limits, releaseHealth } }) => {
    if (!limits.allows(`page-view ${getNetwork(ip)}`, VIEWS_PER_ADDRESS, clock()))
      throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 900 });
    const key = { ...body.release, countryId };
    if (body.isEntry) releaseHealth.count(key, 'visits');
    if (body.largestPaintMs !== null) releaseHealth.measure(key, 'lcp', body.largestPaintMs);
    if (body.interactionMs !== null) releaseHealth.measure(key, 'inp', body.interactionMs);
    return { success: true };
  },
);
