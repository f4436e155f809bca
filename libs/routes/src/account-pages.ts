import { fillPattern } from './fill-pattern.ts';

export const LOGIN_PATH = '/benutzerkonto/anmeldung';
export const LOGIN_PATTERN = '/benutzerkonto/anmeldung/:registerVariant?/:viewVariant?';
export const REGISTRATION_SENT_PATH = '/benutzerkonto/registrierung-gesendet';
export const FORGOT_PASSWORD_PATH = '/benutzerkonto/kennwort-vergessen';
export const PASSKEYS_PATH = '/benutzerkonto/passkeys';
export const LOGOUT_PATH = '/benutzerkonto/abmelden';
export const ACCOUNT_DELETED_PATH = '/benutzerkonto/konto-geloescht';
export const CUSTOMER_HOME_PATH = '/kunde/startseite';
export const CUSTOMER_ORDERS_PATH = '/kunde/bestellungen';
export const CONSUMPTION_PATH = '/kunde/verbrauch';
export const FUEL_STORAGE_PATH = '/kunde/lager';
export const NOTIFICATIONS_PATH = '/kunde/benachrichtigungen';
export const MASTER_DATA_PATH = '/kunde/stammdaten';
export const PERSONAL_DATA_PATH = '/persoenliche-daten';
export const DELETE_ACCOUNT_PATH = '/persoenliche-daten/konto-loeschen';
export const PARTIAL_PATH = '/account/basedata/partial';

export const ORDER_REGISTRATION_PATTERN =
  '/benutzerkonto/bestellanmeldung/:productGroup/:registerVariant?/:viewVariant?';
const ORDER_REGISTRATION_BASE = '/benutzerkonto/bestellanmeldung/:productGroup';
/** The login of somebody who orders (rule URL-06); the group by its name in URLs. */
export const orderRegistrationPath = (productGroup: string): string =>
  fillPattern(ORDER_REGISTRATION_BASE, { productGroup });
