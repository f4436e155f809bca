import { hashOfToken } from '@heizplatz/api-identity';
import type { CallContext } from '@heizplatz/api-platform';
import { orderCookie, ProductGroupId } from '@heizplatz/contract';
import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import { orderProcesses } from './schema';

/** Which order processes run in this browser on this site, of any product group; undefined: it holds no cookie of one. */
export function runningHere({
  cookies,
  clock,
  countryId,
}: Pick<CallContext, 'cookies' | 'clock' | 'countryId'>): SQL | undefined {
  const tokens = ProductGroupId.options.flatMap((id) => cookies.get(orderCookie(id)) ?? []);
  if (tokens.length === 0) return undefined;
  return and(
    inArray(orderProcesses.tokenHash, tokens.map(hashOfToken)),
    eq(orderProcesses.countryId, countryId),
    gt(orderProcesses.expiresAt, clock()),
    isNull(orderProcesses.orderId),
  );
}
