import type { RouteObject } from '@heizplatz/router';
import { consumptionRoute } from './consumption/consumption-route';
import { customerHomeRoute } from './customer-home/customer-home-route';
import { emailChangeRoute } from './email-change/email-change-route';
import { loginRoute } from './login/login-route';
import { logoutRoute } from './logout/logout-route';
import { masterDataRoute } from './master-data/master-data-route';
import { partialRoutes } from './master-data/partial-routes';
import { confirmNotificationRoute } from './notifications/confirm-notification-route';
import { endNotificationRoute } from './notifications/end-notification-route';
import { notificationsRoute } from './notifications/notifications-route';
import { orderRegistrationRoute } from './order-registration/order-registration-route';
import { ordersRoute } from './orders/orders-route';
import { accountDeletedRoute } from './own-data/account-deleted-route';
import { deleteAccountRoute } from './own-data/delete-account-route';
import { personalDataRoute } from './own-data/personal-data-route';
import { forgotPasswordRoute } from './password/forgot-password-route';
import { setPasswordRoute } from './password/set-password-route';
import { passkeysRoute } from './passkeys/passkeys-route';
import { ratingRoute } from './rating/rating-route';
import { registrationConfirmationRoute } from './registration-confirmation/registration-confirmation-route';
import { registrationSentRoute } from './registration/registration-sent-route';
import { requestConfirmationRoute } from './request-confirmation/request-confirmation-route';
import { storeRoute } from './store/store-route';

export const routes: RouteObject[] = [
  loginRoute,
  logoutRoute,
  orderRegistrationRoute,
  registrationSentRoute,
  forgotPasswordRoute,
  setPasswordRoute,
  registrationConfirmationRoute,
  emailChangeRoute,
  requestConfirmationRoute,
  customerHomeRoute,
  ordersRoute,
  consumptionRoute,
  storeRoute,
  masterDataRoute,
  passkeysRoute,
  ratingRoute,
  notificationsRoute,
  confirmNotificationRoute,
  endNotificationRoute,
  ...partialRoutes,
  personalDataRoute,
  deleteAccountRoute,
  accountDeletedRoute,
];
