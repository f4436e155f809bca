import type { RouteObject } from '@heizplatz/router';
import { consumptionRoute } from './routes/kunde/verbrauch/consumption-route';
import { continuedImpersonationRoute } from './routes/benutzerkonto/als-kunde/continued-impersonation-route';
import { customerHomeRoute } from './routes/kunde/startseite/customer-home-route';
import { emailChangeRoute } from './routes/email-anpassung-bestaetigen/email-change-route';
import { loginRoute } from './routes/benutzerkonto/anmeldung/login-route';
import { logoutRoute } from './routes/benutzerkonto/abmelden/logout-route';
import { masterDataRoute } from './routes/kunde/stammdaten/master-data-route';
import { partialRoutes } from './routes/kunde/stammdaten/partial-routes';
import { confirmNotificationRoute } from './routes/benachrichtigungen/bestaetigen/confirm-notification-route';
import { endNotificationRoute } from './routes/benachrichtigungen/beenden/end-notification-route';
import { notificationsRoute } from './routes/kunde/benachrichtigungen/notifications-route';
import { orderRegistrationRoute } from './routes/bestellung/registrierung/order-registration-route';
import { ordersRoute } from './routes/kunde/bestellungen/orders-route';
import { accountDeletedRoute } from './routes/benutzerkonto/konto-geloescht/account-deleted-route';
import { deleteAccountRoute } from './routes/persoenliche-daten/konto-loeschen/delete-account-route';
import { personalDataRoute } from './routes/persoenliche-daten/personal-data-route';
import { forgotPasswordRoute } from './routes/benutzerkonto/kennwort-vergessen/forgot-password-route';
import { setPasswordRoute } from './routes/neues-kennwort-setzen/set-password-route';
import { dealerLoginsRoute } from './routes/haendler/zugaenge/dealer-logins-route';
import { passkeysRoute } from './routes/benutzerkonto/passkeys/passkeys-route';
import { ratingRoute } from './routes/bewerten-sie-uns/rating-route';
import { registrationConfirmationRoute } from './routes/registrierung-bestaetigen/registration-confirmation-route';
import { registrationSentRoute } from './routes/benutzerkonto/registrierung-gesendet/registration-sent-route';
import { inquiryConfirmationRoute } from './routes/anfrage-bestaetigen/inquiry-confirmation-route';
import { fuelStorageRoute } from './routes/kunde/lager/fuel-storage-route';

export const routes: RouteObject[] = [
  loginRoute,
  logoutRoute,
  continuedImpersonationRoute,
  orderRegistrationRoute,
  registrationSentRoute,
  forgotPasswordRoute,
  setPasswordRoute,
  registrationConfirmationRoute,
  emailChangeRoute,
  inquiryConfirmationRoute,
  customerHomeRoute,
  ordersRoute,
  consumptionRoute,
  fuelStorageRoute,
  masterDataRoute,
  passkeysRoute,
  dealerLoginsRoute,
  ratingRoute,
  notificationsRoute,
  confirmNotificationRoute,
  endNotificationRoute,
  ...partialRoutes,
  personalDataRoute,
  deleteAccountRoute,
  accountDeletedRoute,
];
