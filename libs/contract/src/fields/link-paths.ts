/** Pages that mailed links lead to; the part of the path behind them is a token (rule URL-07). */
const LINK_PATHS = [
  'neues-kennwort-setzen',
  'email-anpassung-bestaetigen',
  'registrierung-bestaetigen',
  'benachrichtigungen',
  'bewerten-sie-uns',
  'meldung',
  'vorschau',
];
const TOKEN_IN_PATH = new RegExp(`(/(?:${LINK_PATHS.join('|')})/)[^/?#]+`, 'g');
const TOKEN_IN_QUERY = /([?&]token=)[^&#]*/g;

/** A page's address as it may appear in reports and logs: it gives its readers no access to an account or order. */
export const stripLinkToken = (address: string): string =>
  address.replace(TOKEN_IN_PATH, '$1…').replace(TOKEN_IN_QUERY, '$1…');
