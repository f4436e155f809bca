import { checkPassword } from './check-password';
import { hashPassword, verifyPassword } from './password';

it('a password’s hash is argon2id with its own salt, and fits that password alone', async () => {
  const [one, two] = await Promise.all([hashPassword('Heizen-2026!'), hashPassword('Heizen-2026!')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  await expect(verifyPassword(one, 'Heizen-2026!')).resolves.toBe(true);
  await expect(verifyPassword(one, 'heizen-2026!')).resolves.toBe(false);
  await expect(verifyPassword(null, 'Heizen-2026!')).resolves.toBe(false);
});

it.each([
  ['Heizen-2026!', 'anke@example.com', null],
  ['Anke.Vogt@Example.com', 'anke.vogt@example.com', 'PASSWORD_EMAIL'],
  ['anke.vogt.1970', 'anke.vogt.1970@example.com', 'PASSWORD_EMAIL'],
  ['Passwort123', 'anke@example.com', 'PASSWORD_COMMON'],
  ['Superpassword', 'anke@example.com', 'PASSWORD_COMMON'],
  ['Holzpellets', 'anke@example.com', 'PASSWORD_COMMON'],
  ['1111111111', 'anke@example.com', 'PASSWORD_COMMON'],
  ['Heizplatz7!', 'anke@example.com', 'PASSWORD_COMMON'],
  ['2026-Pellets-2026', 'anke@example.com', 'PASSWORD_COMMON'],
  ['Willkommen#2027', 'anke@example.com', 'PASSWORD_COMMON'],
  ['0171 2345678', 'anke@example.com', 'PASSWORD_COMMON'],
  ['AnkeVogt2026!', 'anke.vogt@example.com', 'PASSWORD_EMAIL'],
  ['Heizplatz-im-Wald', 'anke@example.com', null],
  ['Anke-2026-Kamin', 'anke@example.com', null],
])('the password %s of %s: %s', (password, email, fault) => {
  expect(checkPassword(password, email)).toBe(fault);
});
