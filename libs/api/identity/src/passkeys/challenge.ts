import { after, type CallContext, isSealed, problem, createSeal } from '@heizplatz/api-platform';
import { COOKIES } from '@heizplatz/contract';
import { hashToken, newOpaqueToken } from '../session/opaque-token';

/** From the browser's question to finger, face or PIN. */
export const CHALLENGE_TTL_SECONDS = 300;

/** What a challenge is for: one that was made for a login adds no passkey, and one login's adds none to another. */
export type ChallengePurpose = 'login' | `enrolment:${number}:${string}`;

type Dependencies = Pick<CallContext, 'cookies' | 'services' | 'clock'>;

export interface OpenChallenge {
  readonly challenge: string;
  readonly hash: string;
  readonly expiresAt: Date;
}

/** Stands in no challenge, number and seal. */
const SEPARATOR = '~';

const getMessage = (purpose: ChallengePurpose, challenge: string, expiresAt: string): string =>
  `passkey:${purpose}:${challenge}:${expiresAt}`;

/** A new challenge of 256 random bits, base64url, sealed in this browser's cookie: a mere request stores no row. */
export function issueChallenge(purpose: ChallengePurpose, { cookies, services, clock }: Dependencies): string {
  const challenge = newOpaqueToken();
  const expiresAt = String(after(clock(), CHALLENGE_TTL_SECONDS).getTime());
  const seal = createSeal(getMessage(purpose, challenge, expiresAt), services.config.secrets.link);
  const value = [challenge, expiresAt, seal].join(SEPARATOR);
  cookies.set(COOKIES.passkeyChallenge, value, { maxAgeSeconds: CHALLENGE_TTL_SECONDS });
  return challenge;
}

/**
 * The challenge issued to this browser, whose cookie is deleted here. TOKEN_EXPIRED: none, too old, or for another
 * purpose.
 */
export function takeChallenge(purpose: ChallengePurpose, { cookies, services, clock }: Dependencies): OpenChallenge {
  const parts = (cookies.get(COOKIES.passkeyChallenge) ?? '').split(SEPARATOR);
  const [challenge = '', expiresAt = '', seal = ''] = parts;
  cookies.clear(COOKIES.passkeyChallenge);
  const isOurs =
    parts.length === 3 && isSealed(getMessage(purpose, challenge, expiresAt), seal, services.config.secrets.link);
  if (!isOurs || Number(expiresAt) <= clock().getTime())
    throw problem('TOKEN_EXPIRED', {
      detail: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
      context: { State: 'expired' },
    });
  return { challenge, hash: hashToken(challenge), expiresAt: new Date(Number(expiresAt)) };
}
