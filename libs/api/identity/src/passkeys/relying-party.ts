import { createHash } from 'node:crypto';
import { type CallContext, siteOrigin } from '@heizplatz/api-platform';

export interface RelyingParty {
  /** The host alone, as passkeys are bound to it. */
  readonly id: string;
  readonly origin: string;
}

/** The site that was called, by configuration: what a request says of its own host counts for nothing. */
export function relyingParty({ countryId, services }: Pick<CallContext, 'countryId' | 'services'>): RelyingParty {
  const origin = siteOrigin(countryId, services.config);
  return { id: new URL(origin).hostname, origin };
}

/** What authenticators keep an account by: 32 bytes that name nobody, and the same for all its passkeys. */
export const userHandle = (userId: number): Buffer => createHash('sha256').update(`heizplatz:user:${userId}`).digest();
