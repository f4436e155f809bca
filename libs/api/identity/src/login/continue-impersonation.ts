import { type CallContext, defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { sendTokens } from '../session/issue-tokens';
import { hashToken } from '../session/opaque-token';
import { readRefresh } from '../session/refresh-repository';
import { rotateRefresh } from '../session/rotate-refresh';
import { accountById } from '../users/user-repository';
import { endOtherLogin } from './end-other-login';

/**
 * Whether it is the token of an impersonation that was handed over to this site: nobody else's session can be put into
 * a browser by a link.
 */
async function isHandedOver(tokenHash: string, { db, countryId }: CallContext): Promise<boolean> {
  const stored = await readRefresh(db, tokenHash);
  if (!stored || stored.actingUserId === null || stored.returnCountryId === null) return false;
  return (await accountById(db, stored.userId))?.countryId === countryId;
}

/** Ends this browser's other login on this site. Guesses count as failures. */
export const continueImpersonation = defineHandler(CALLS.continueImpersonation, async ({ body }, context) => {
  const { db, clock, services, ip } = context;
  const limited = { command: CALLS.continueImpersonation.id, ip };
  await services.limits.check(db, limited, clock());
  const { csrf: keys } = services.config.secrets;
  const rotation = (await isHandedOver(hashToken(body.Token), context))
    ? await rotateRefresh(db, body.Token, { keys, now: clock() })
    : null;
  if (rotation?.outcome !== 'rotated') {
    await services.limits.recordFailure(db, limited, clock());
    return { success: false, token: null };
  }
  await endOtherLogin(rotation.login.familyId, context);
  return { success: true, token: await sendTokens(rotation.login, rotation.refreshToken, context) };
});
