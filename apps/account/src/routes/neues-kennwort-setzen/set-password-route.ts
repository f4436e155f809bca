import { CALLS } from '@heizplatz/contract';
import { refuseInvalid } from '@heizplatz/router';
import { SET_PASSWORD_PATTERN } from '@heizplatz/routes';
import { linkRoute } from '../../shared/token-page/link-route';
import { NEW_PASSWORD_NAME } from '../../shared/password/new-password-name';
import { passwordIssue } from '../../shared/password/password-rules';

export const setPasswordRoute = linkRoute({
  path: SET_PASSWORD_PATTERN,
  purpose: 'password',
  lazy: async () => ({ Component: (await import('./set-password-view')).SetPasswordView }),
  consume: async ({ api, form, user }, Token) => {
    const Password = form.get(NEW_PASSWORD_NAME) ?? '';
    refuseInvalid({ 'body.Password': passwordIssue(Password, '') ?? undefined });
    const { ReturnUrl: returnUrl } = await api(CALLS.setPassword, { body: { Token, Password } });
    // The account's sessions are over; this browser's cookies would say otherwise for a while.
    if (user) await api(CALLS.logout, { body: {} });
    return { returnUrl };
  },
});
