/** Every address of the account that its pages link to, typed once. */
export const ACCOUNT_PATHS = {
  login: '/benutzerkonto/anmeldung',
  register: '/benutzerkonto/anmeldung?mode=register',
  registrationSent: '/benutzerkonto/registrierung-gesendet',
  forgotPassword: '/benutzerkonto/kennwort-vergessen',
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
  terms: '/agb',
  privacy: '/datenschutz',
} as const;

/** An own order's page; it belongs to the order remote. */
export const customerOrderPath = (orderId: string): string =>
  `${ACCOUNT_PATHS.customerOrders}/${encodeURIComponent(orderId)}`;
