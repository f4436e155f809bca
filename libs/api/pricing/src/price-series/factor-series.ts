import { defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { dayPlus } from '../site/known-prices';
import { wireTime } from '../site/wire-price';
import { findFactorSeries } from './factor-repository';
import { factorPoints, presentFactor } from './present-factor';

/**
 * GET /api/site/{countryId}/price-factors/{factorId}/series: 404 for one without values, or that the country does not
 * have.
 */
export const factorSeries = defineHandler(CALLS.factorSeries, async ({ params, query }, { db, clock }) => {
  const { countryId, factorId } = params;
  const today = siteDay(clock());
  const known = await findFactorSeries(db, { countryId, factorIds: [factorId] });
  const series = known.find((one) => one.factorId === factorId);
  const Factor = series && presentFactor(series, countryId, today);
  if (!series || !Factor) throw problem('NOT_FOUND');
  const points = factorPoints(series, dayPlus(today, 1 - query.days), today);
  return { Factor, Result: points.map(({ day, price }) => ({ DateTime: wireTime(day), Price: price })) };
});
