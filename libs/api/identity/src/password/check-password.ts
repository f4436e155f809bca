import { isCommonPassword } from './common-passwords/is-common-password';

/** What is tried first here, and no list of the world has. */
const LOCAL = new Set([
  'passwort123',
  'passwort1234',
  'qwertz1234',
  'hallo12345',
  'holzpellets',
  'pellets123',
  'heizplatz123',
  'schatz1234',
  'ichliebedich',
  'geheim1234',
  'willkommen',
  'willkommen1',
  '12345678910',
  'qwerty1234',
  'password1234',
  'iloveyou123',
]);

/** A password's fault beyond its length (10–128, checked by the contract); null when it may be used. */
export function checkPassword(password: string, email: string): 'PASSWORD_COMMON' | 'PASSWORD_EMAIL' | null {
  const plain = password.toLowerCase();
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0]) return 'PASSWORD_EMAIL';
  return LOCAL.has(plain) || /^(.)\1+$/.test(plain) || isCommonPassword(plain) ? 'PASSWORD_COMMON' : null;
}
