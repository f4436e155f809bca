/** Addresses that the chrome links to by itself; menus have theirs from their editors. */
export const PATHS = {
  home: '/',
  report: '/melden',
  login: '/benutzerkonto/anmeldung',
  imprint: '/impressum',
  privacy: '/datenschutz',
  /** Its part on what browsers keep; the fragment is made of the heading there. */
  storedInBrowser: '/datenschutz#was-in-ihrem-browser-gespeichert-wird',
  terms: '/agb',
  help: '/hilfe',
  search: '/suche',
  withdrawalNotice: '/widerruf',
  withdraw: '/vertrag-widerrufen',
  ranking: '/so-entsteht-die-reihenfolge',
  accessibility: '/barrierefreiheit',
  customerArea: '/kunde',
  customerHome: '/kunde/startseite',
  customerOrders: '/kunde/bestellungen',
  customerConsumption: '/kunde/verbrauch',
  customerStore: '/kunde/lager',
  customerNotifications: '/kunde/benachrichtigungen',
  customerMasterData: '/kunde/stammdaten',
  personalData: '/persoenliche-daten',
  passkeys: '/benutzerkonto/passkeys',
  support: '/support',
  press: '/support/presse',
  partner: '/support/werbepartner',
} as const;

/** A place within a page. */
export const CONTENT_ID = 'inhalt';
