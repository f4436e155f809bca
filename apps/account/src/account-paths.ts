/** Every address of the account that its pages link to, typed once. */
export const ACCOUNT_PATHS = {
  login: '/benutzerkonto/anmeldung',
  register: '/benutzerkonto/anmeldung?mode=register',
  registrationSent: '/benutzerkonto/registrierung-gesendet',
  forgotPassword: '/benutzerkonto/kennwort-vergessen',
  passkeys: '/benutzerkonto/passkeys',
  logout: '/benutzerkonto/abmelden',
  customerHome: '/kunde/startseite',
  customerOrders: '/kunde/bestellungen',
  consumption: '/kunde/verbrauch',
  store: '/kunde/lager',
  notifications: '/kunde/benachrichtigungen',
  masterData: '/kunde/stammdaten',
  personalData: '/persoenliche-daten',
  deleteAccount: '/persoenliche-daten/konto-loeschen',
  accountDeleted: '/benutzerkonto/konto-geloescht',
  staffHome: '/support',
  pressHome: '/support/presse',
  partnerHome: '/support/werbepartner',
  terms: '/agb',
  privacy: '/datenschutz',
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
