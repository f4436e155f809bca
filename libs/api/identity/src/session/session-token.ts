import { after, type KeyRing, type TokenHolder, type TokenLogin } from '@heizplatz/api-platform';
import { BRAND } from '@heizplatz/country';
import { toClaims, type User, parseUser } from '@heizplatz/identity';
import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { TOKEN_TTL_SECONDS } from './lifetimes';
import { getTokenKeys } from './token-keys';

const ISSUER = BRAND.toLowerCase();
const ALGORITHM = 'EdDSA';

export interface SessionToken {
  readonly token: string;
  /** Seconds since 1970, as in the cookie hp_token_exp. */
  readonly expirySeconds: number;
}

const NO_LOGIN: TokenLogin = { familyId: null, actingUserId: null };

/** `sid` is the session, `act` the impersonator (RFC 8693 section 4.1). */
const LoginClaims = v.object({
  sid: v.optional(v.pipe(v.string(), v.uuid())),
  act: v.optional(v.object({ sub: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) })),
});

/** A JWT that names the user for 30 minutes from `now`, and in its header the key (kid). */
export async function signSessionToken(
  user: User,
  keys: KeyRing,
  now: Date,
  { familyId, actingUserId: impersonatorId }: TokenLogin = NO_LOGIN,
): Promise<SessionToken> {
  const expirySeconds = Math.floor(after(now, TOKEN_TTL_SECONDS).getTime() / 1000);
  const claims = {
    ...toClaims(user),
    ...(familyId !== null && { sid: familyId }),
    ...(impersonatorId !== null && { act: { sub: String(impersonatorId) } }),
  };
  const { currentId, signing } = getTokenKeys(keys);
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: currentId })
    .setIssuer(ISSUER)
    .setIssuedAt(now)
    .setExpirationTime(expirySeconds)
    .sign(signing);
  return { token, expirySeconds };
}

function getHolder(payload: JWTPayload): TokenHolder | null {
  const user = parseUser(payload);
  const login = v.safeParse(LoginClaims, payload);
  if (!user || !login.success) return null;
  const { sid, act } = login.output;
  return { user, familyId: sid ?? null, actingUserId: act?.sub ?? null };
}

/** Whom a token names; null when it is forged, altered, expired or not ours. */
export async function verifySessionToken(token: string, keys: KeyRing, now: Date): Promise<TokenHolder | null> {
  try {
    const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: now, requiredClaims: ['exp'] };
    const getKey = ({ kid }: JWTHeaderParameters) => {
      const key = getTokenKeys(keys).verifying(kid);
      if (key) return key;
      throw new errors.JWKSNoMatchingKey();
    };
    const { payload } = await jwtVerify(token, getKey, options);
    return getHolder(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
