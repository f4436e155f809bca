import { BRAND } from '@heizplatz/country';
import { claimsOfUser, type User, userOfToken } from '@heizplatz/identity';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '../secrets';
import { after, TOKEN_TTL_SECONDS } from './lifetimes';
import { tokenKeysOf } from './token-keys';

const ISSUER = BRAND.toLowerCase();
const ALGORITHM = 'EdDSA';

export interface SessionToken {
  readonly token: string;
  /** Seconds since 1970, as in the cookie hp_token_exp. */
  readonly expirySeconds: number;
}

/** A JWT that names the user for 30 minutes from `now`. */
export async function signSessionToken(user: User, secrets: Secrets, now: Date): Promise<SessionToken> {
  const expirySeconds = Math.floor(after(now, TOKEN_TTL_SECONDS).getTime() / 1000);
  const token = await new SignJWT({ ...claimsOfUser(user) })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setIssuedAt(now)
    .setExpirationTime(expirySeconds)
    .sign(tokenKeysOf(secrets).signing);
  return { token, expirySeconds };
}

/** Whom a token names; null when it is forged, altered, expired or not ours. */
export async function verifySessionToken(token: string, secrets: Secrets, now: Date): Promise<User | null> {
  try {
    const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: now, requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(token, tokenKeysOf(secrets).verifying, options);
    return userOfToken(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
