import { isCommonPassword } from './common-passwords/is-common-password';

/** Words that are tried first here, with whatever digits and signs around them; no list of the world has all of these. */
const WORDS = new Set([
  ...['heizplatz', 'holzpellets', 'pellet', 'pellets', 'brennholz', 'heizung', 'heizoel', 'heizöl', 'kamin', 'ofen'],
  ...['passwort', 'password', 'kennwort', 'geheim', 'willkommen', 'welcome', 'hallo', 'schatz', 'ichliebedich'],
  ...['iloveyou', 'qwertz', 'qwerty', 'asdf', 'abc', 'admin', 'kunde', 'haendler', 'händler', 'support'],
  ...['sommer', 'winter', 'herbst', 'frühling', 'deutschland', 'österreich', 'schweiz', ''],
]);

/** What is left of a password without digits, signs and blanks. */
const getLetters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/** A name of few letters is in many passwords by chance. */
const NAME_LETTERS = 5;

/** A password's fault beyond its length (10–128, checked by the contract); null when it may be used. */
export function checkPassword(password: string, email: string): 'PASSWORD_COMMON' | 'PASSWORD_EMAIL' | null {
  const plain = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  const letters = getLetters(plain);
  const isName = letters.length >= NAME_LETTERS && letters === getLetters(name);
  if (plain === email.toLowerCase() || plain === name || isName) return 'PASSWORD_EMAIL';
  return WORDS.has(letters) || /^(.)\1+$/.test(plain) || isCommonPassword(plain) ? 'PASSWORD_COMMON' : null;
}
