import { CALLS } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { defineHandler, type CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import { shortMemory } from '../site/short-memory';
import type { ShopRating } from './rating-service';

const remembered = shortMemory<ShopRating>(CALLS.trustedShopRating);
/** A service that failed is asked again after a minute, not by every visitor. */
const tried = shortMemory<ShopRating | null>({ cacheSeconds: 60 });

const isOurs = (id: string): boolean => Object.values(SITES).some(({ trustedShopsId }) => trustedShopsId === id);

async function ask(id: string, { services, log }: Pick<CallContext, 'services' | 'log'>): Promise<ShopRating | null> {
  try {
    return (await services.ratingService?.findRating(id)) ?? null;
  } catch (error) {
    log.warn({ err: error, id }, 'the rating service could not be asked');
    return null;
  }
}

/** GET /api/site/trusted-shops/{id}/overall: NOT_FOUND without a service, for foreign shops, and when the service fails. */
export const getShopRating = defineHandler(CALLS.trustedShopRating, async ({ params: { id } }, context) => {
  const { db, clock } = context;
  if (!isOurs(id)) throw problem('NOT_FOUND');
  const now = clock();
  return remembered(db, now, id, async () => {
    const rating = await tried(db, now, id, () => ask(id, context));
    if (!rating) throw problem('NOT_FOUND');
    return rating;
  });
});
