import { CALLS } from '@heizplatz/contract';
import { refuseInvalid } from '@heizplatz/router';
import { REGISTRATION_CONFIRMATION_PATTERN } from '@heizplatz/routes';
import { NEW_PASSWORD_NAME } from '../../shared/password/new-password-name';
import { passwordIssue } from '../../shared/password/password-rules';
import { linkRoute } from '../../shared/token-page/link-route';

export const registrationConfirmationRoute = linkRoute({
  path: REGISTRATION_CONFIRMATION_PATTERN,
  purpose: 'registration',
  lazy: async () => ({ Component: (await import('./registration-confirmation-view')).RegistrationConfirmationView }),
  consume: async ({ api, form }, Token) => {
    const Password = form.get(NEW_PASSWORD_NAME);
    if (Password !== null) refuseInvalid({ 'body.Password': passwordIssue(Password, '') ?? undefined });
    await api(CALLS.confirmRegistration, { body: { Token, ...(Password !== null && { Password }) } });
    return { returnUrl: null };
  },
});
