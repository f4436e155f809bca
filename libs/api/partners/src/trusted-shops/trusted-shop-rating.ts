import { type CallContext, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import * as v from 'valibot';
import type { ShopRating } from './rating-service';

/** A failed service is requested again after a minute, not by every visitor. */
const FAILURE = { id: CALLS.trustedShopRating.id, cacheSeconds: 60 };

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
  const { cache } = context.services;
  if (!isOurs(id)) throw problem('NOT_FOUND');
  const ask = async () => JSON.stringify(await request(id, context));
  try {
    const json = await cache.answer(CALLS.trustedShopRating, `rating ${id}`, async () => {
      const rating = await cache.answer(FAILURE, `rating asked for ${id}`, ask);
      if (rating === 'null') throw new NoRatingError();
      return rating;
    });
    return v.parse(CALLS.trustedShopRating.response, JSON.parse(json));
  } catch (error) {
    if (error instanceof NoRatingError) return null;
    throw error;
  }
});
