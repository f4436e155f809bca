import { hashToken, newOpaqueToken } from '@heizplatz/api-identity';
import type { CallDependencies, DealerKeyHolder } from '@heizplatz/api-platform';
import type { FastifyRequest } from 'fastify';
import { recordKeyUse } from '../dealer-key-repository';

const PREFIX = 'hzp_';
const START_LENGTH = PREFIX.length + 6;
const BEARER = /^Bearer +(hzp_[\w-]{43})$/i;

/** A key with 256 random bits, its stored hash, and the prefix by which people identify it. */
export function newDealerKey(): { readonly key: string; readonly keyHash: string; readonly start: string } {
  const key = `${PREFIX}${newOpaqueToken()}`;
  return { key, keyHash: hashToken(key), start: key.slice(0, START_LENGTH) };
}

/**
 * Whose key the Authorization header carries; null without a key, for one that has ended, and for dealers that are locked.
 * Wrong keys are counted by address: TOO_MANY_REQUESTS when there were too many.
 */
export async function getDealerByKey(
  request: FastifyRequest,
  { db, clock, services }: Pick<CallDependencies, 'db' | 'clock' | 'services'>,
): Promise<DealerKeyHolder | null> {
  const key = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (!key) return null;
  return services.limits.tried(db, { command: 'dealer-key', ip: request.ip }, clock, () =>
    recordKeyUse(db, hashToken(key), clock()),
  );
}
