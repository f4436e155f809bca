import { type CallContext, defineHandler, getNetwork, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { addToDay, type CountedItem } from '../advert-statistics/advert-day-repository';
import { listRunningItems } from '../slots/list-running-items';

/** The limit per address in fifteen minutes, stored only in memory; more requests would inflate the statistics. */
const IMPRESSIONS_PER_ADDRESS = 300;
const CLICKS_PER_ADDRESS = 30;

interface Counting {
  readonly counted: 'impressions' | 'clicks';
  readonly limit: number;
}

/** Counts what can stand there now. Neither the address nor anything else of the visitor goes on. */
async function count(view: CountedItem, { counted, limit }: Counting, context: CallContext) {
  const { db, clock, countryId, services, ip } = context;
  const now = clock();
  if (!services.limits.allows(`advert ${counted} ${getNetwork(ip)}`, limit, now))
    throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 900 });
  const day = siteDay(now);
  const running = await listRunningItems(db, { countryId, day, slotId: view.slotId });
  const isThere = running.some(
    ({ campaignId, advertId }) => campaignId === view.campaignId && advertId === view.advertId,
  );
  if (isThere) await addToDay(db, view, { day, counted });
  return { success: isThere };
}

interface WireVisibleItem {
  readonly SlotId: number;
  readonly CampaignId: number;
  readonly AdvertId: number;
}
const getVisible = ({ SlotId, CampaignId, AdvertId }: WireVisibleItem): CountedItem => ({
  slotId: SlotId,
  campaignId: CampaignId,
  advertId: AdvertId,
});

export const countImpression = defineHandler(CALLS.countImpression, ({ body }, context) =>
  count(getVisible(body), { counted: 'impressions', limit: IMPRESSIONS_PER_ADDRESS }, context),
);

export const countClick = defineHandler(CALLS.countClick, ({ body }, context) =>
  count(getVisible(body), { counted: 'clicks', limit: CLICKS_PER_ADDRESS }, context),
);
