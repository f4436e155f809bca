import { createHash } from 'node:crypto';
import { type CallContext, siteOrigin } from '@heizplatz/api-platform';

export interface RelyingParty {
  /** The host alone, as passkeys are bound to it. */
  readonly id: string;
  readonly origin: string;
}

/** The requested site, by configuration: the host in the request is not trusted. */
export function relyingParty({ countryId, services }: Pick<CallContext, 'countryId' | 'services'>): RelyingParty {
  const origin = siteOrigin(countryId, services.config);
  return { id: new URL(origin).hostname, origin };
}

/** The user handle that authenticators store: 32 bytes without personal data, the same for all its passkeys. */
export const userHandle = (userId: number): Buffer => createHash('sha256').update(`heizplatz:user:${userId}`).digest();
