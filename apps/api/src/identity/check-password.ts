/** Ten characters and more, of the passwords that are tried first. */
const COMMON = new Set([
  '1234567890',
  '0123456789',
  '9876543210',
  '12345678910',
  '123456789a',
  'qwertzuiop',
  'qwertyuiop',
  'qwertz1234',
  'qwerty1234',
  'passwort123',
  'password123',
  'passwort1234',
  'password1234',
  'hallo12345',
  'holzpellets',
  'pellets123',
  'heizplatz123',
  'abcdefghij',
  'abcd123456',
  'schatz1234',
  'ichliebedich',
  'iloveyou123',
  'geheim1234',
  'willkommen',
  'willkommen1',
]);

/** A password's fault beyond its length (10–128, checked by the contract); null when it may be used. */
export function checkPassword(password: string, email: string): 'PASSWORD_COMMON' | 'PASSWORD_EMAIL' | null {
  const plain = password.toLowerCase();
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0]) return 'PASSWORD_EMAIL';
  return COMMON.has(plain) || /^(.)\1+$/.test(plain) ? 'PASSWORD_COMMON' : null;
}
