import { linkRoute } from '../token-page/link-route';
import { RegistrationConfirmationView } from './registration-confirmation-view';

export const registrationConfirmationRoute = linkRoute({
  path: '/registrierung-bestaetigen/:token',
  purpose: 'registration',
  Component: RegistrationConfirmationView,
});
