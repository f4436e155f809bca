import { type CallContext, defineHandler, problem, ttlMemo } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import type { ShopRating } from './rating-service';

/**
 * A rating cached for the time set in the contract; a failed service is requested again after a minute, not by every
 * visitor.
 */
const cached = ttlMemo<ShopRating>(CALLS.trustedShopRating);
const tried = ttlMemo<ShopRating | null>({ cacheSeconds: 60 });

const isOurs = (id: string): boolean => Object.values(SITES).some(({ trustedShopsId }) => trustedShopsId === id);

async function request(
  id: string,
  { services, log }: Pick<CallContext, 'services' | 'log'>,
): Promise<ShopRating | null> {
  try {
    return (await services.ratingService?.findRating(id)) ?? null;
  } catch (error) {
    log.warn({ err: error, id }, 'the rating service could not be asked');
    return null;
  }
}

/** Thrown, since failures must not be cached for the hour of a rating. */
class NoRatingError extends Error {}

/** GET /api/site/trusted-shops/{id}/overall: null without a service and when it fails; NOT_FOUND for shops that are not ours. */
export const trustedShopRating = defineHandler(CALLS.trustedShopRating, async ({ params: { id } }, context) => {
  const { db, clock } = context;
  if (!isOurs(id)) throw problem('NOT_FOUND');
  const now = clock();
  try {
    return await cached(db, now, id, async () => {
      const rating = await tried(db, now, id, () => request(id, context));
      if (!rating) throw new NoRatingError();
      return rating;
    });
  } catch (error) {
    if (error instanceof NoRatingError) return null;
    throw error;
  }
});
