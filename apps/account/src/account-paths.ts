import {
  ACCOUNT_DELETED_PATH,
  CONSUMPTION_PATH,
  CUSTOMER_HOME_PATH,
  CUSTOMER_ORDERS_PATH,
  DELETE_ACCOUNT_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  LOGOUT_PATH,
  MASTER_DATA_PATH,
  NOTIFICATIONS_PATH,
  PARTNER_PATH,
  PASSKEYS_PATH,
  PERSONAL_DATA_PATH,
  PRESS_PATH,
  PRIVACY_PATH,
  REGISTRATION_SENT_PATH,
  STAFF_HOME_PATH,
  STORE_PATH,
  TERMS_PATH,
} from '@heizplatz/routes';

/** Every address of the account that its pages link to, typed once. */
export const ACCOUNT_PATHS = {
  login: LOGIN_PATH,
  register: '/benutzerkonto/anmeldung?mode=register',
  registrationSent: REGISTRATION_SENT_PATH,
  forgotPassword: FORGOT_PASSWORD_PATH,
  passkeys: PASSKEYS_PATH,
  logout: LOGOUT_PATH,
  customerHome: CUSTOMER_HOME_PATH,
  customerOrders: CUSTOMER_ORDERS_PATH,
  consumption: CONSUMPTION_PATH,
  store: STORE_PATH,
  notifications: NOTIFICATIONS_PATH,
  masterData: MASTER_DATA_PATH,
  personalData: PERSONAL_DATA_PATH,
  deleteAccount: DELETE_ACCOUNT_PATH,
  accountDeleted: ACCOUNT_DELETED_PATH,
  staffHome: STAFF_HOME_PATH,
  pressHome: PRESS_PATH,
  partnerHome: PARTNER_PATH,
  terms: TERMS_PATH,
  privacy: PRIVACY_PATH,
} as const;

const withReturn = (path: string, target: string | null): string =>
  target === null ? path : `${path}?${new URLSearchParams({ ReturnUrl: target })}`;

/** The login, and where it leads. */
export const loginPath = (target: string | null): string => withReturn(ACCOUNT_PATHS.login, target);

/** Asking for a new password, and where the login after it leads. */
export const forgotPasswordPath = (target: string | null): string => withReturn(ACCOUNT_PATHS.forgotPassword, target);

/** An own order's page; it belongs to the order remote. */
export const customerOrderPath = (orderId: string): string =>
  `${ACCOUNT_PATHS.customerOrders}/${encodeURIComponent(orderId)}`;
