import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { parsePayload, parseUser } from '@heizplatz/identity';
import { sendTokens } from './issue-tokens';
import { EXCHANGE_WINDOW_SECONDS } from './lifetimes';
import { rotateRefresh } from './rotate-refresh';
import { clearSessionCookies } from './session-cookies';

/** 401 ends the session in the browser (rule SESSION-03), so it is returned only when the session cannot be renewed. */
export const getToken = defineHandler(CALLS.getToken, async ({ body }, context) => {
  const refreshToken = context.cookies.get(COOKIES.refresh);
  if (!refreshToken) throw problem('UNAUTHENTICATED');
  const { csrf: keys } = context.services.config.secrets;
  const rotation = await rotateRefresh(context.db, refreshToken, { keys, now: context.clock() });
  if (rotation.outcome === 'reused') context.log.warn({ userId: rotation.userId }, 'refresh token used twice');
  if (rotation.outcome === 'limited')
    throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: EXCHANGE_WINDOW_SECONDS });
  if (rotation.outcome !== 'rotated') {
    clearSessionCookies(context.cookies);
    throw problem('UNAUTHENTICATED');
  }
  const token = await sendTokens(rotation.login, rotation.refreshToken, context);
  return { success: true, reload: isSomebodyElse(body.CurrentToken, rotation.login.userId), token };
});

/** The page shows another user than the one who is logged in by now (another tab): it has to be loaded anew. */
function isSomebodyElse(currentToken: string | null, userId: number): boolean {
  const visible = currentToken ? parseUser(parsePayload(currentToken)) : null;
  return visible !== null && visible.id !== userId;
}
