/** Every address of the account that its pages link to, typed once. */
export const ACCOUNT_PATHS = {
  login: '/benutzerkonto/anmeldung',
  register: '/benutzerkonto/anmeldung?mode=register',
  registrationSent: '/benutzerkonto/registrierung-gesendet',
  forgotPassword: '/benutzerkonto/kennwort-vergessen',
  customerHome: '/kunde/startseite',
  masterData: '/kunde/stammdaten',
  staffHome: '/support',
  terms: '/agb',
  privacy: '/datenschutz',
} as const;
