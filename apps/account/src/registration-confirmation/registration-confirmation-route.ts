import { CALLS } from '@heizplatz/contract';
import { linkRoute } from '../token-page/link-route';
import { RegistrationConfirmationView } from './registration-confirmation-view';

export const registrationConfirmationRoute = linkRoute({
  path: '/registrierung-bestaetigen/:token',
  purpose: 'registration',
  Component: RegistrationConfirmationView,
  spend: async ({ api }, Token) => {
    await api(CALLS.confirmRegistration, { body: { Token } });
    return { returnUrl: null };
  },
});
