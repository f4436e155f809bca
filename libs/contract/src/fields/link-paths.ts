/** Pages that mailed links lead to; the part of the path behind them is a token (specification section 2). */
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

/** A page's address as it may stand in reports and logs: whoever reads them opens nobody's account or order by it. */
export const stripLinkToken = (address: string): string =>
  address.replace(TOKEN_IN_PATH, '$1…').replace(TOKEN_IN_QUERY, '$1…');
