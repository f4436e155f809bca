import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { sendTokens } from '../session/issue-tokens';
import { EXCHANGE_WINDOW_SECONDS } from '../session/lifetimes';
import { rotateRefresh } from '../session/rotate-refresh';
import { clearSessionCookies } from '../session/session-cookies';
import { endOtherLogin } from './end-other-login';

/**
 * Rule SESSION-09: an auth cookie that differs from the refresh cookie logs in again, by exchanging it like any refresh
 * token; one that names no login logs out. The login of the refresh cookie ends in either case. Guesses count as
 * failures.
 */
export const cookieLogin = defineHandler(CALLS.cookieLogin, async ({ body }, context) => {
  const { db, clock, cookies, services, ip, log } = context;
  const limited = { command: CALLS.cookieLogin.id, ip };
  await services.limits.check(db, limited, clock());
  const { csrf: keys } = services.config.secrets;
  const rotation = await rotateRefresh(db, body.AuthCookieValue, { keys, now: clock() });
  if (rotation.outcome === 'reused') log.warn({ userId: rotation.userId }, 'auth cookie used twice');
  if (rotation.outcome === 'limited')
    throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: EXCHANGE_WINDOW_SECONDS });
  await endOtherLogin(rotation.outcome === 'rotated' ? rotation.login.familyId : null, context);
  if (rotation.outcome !== 'rotated') {
    await services.limits.recordFailure(db, limited, clock());
    clearSessionCookies(cookies);
    return { success: false, token: null };
  }
  return { success: true, token: await sendTokens(rotation.login, rotation.refreshToken, context) };
});
