import { judgePassword, passwordIssue } from './password-rules';

const EMAIL = 'annegret.koester@example.com';

it.each([
  ['', EMAIL, 'REQUIRED'],
  ['123456789', EMAIL, 'PASSWORD_SHORT'],
  ['1234567890', EMAIL, null],
  ['x'.repeat(128), EMAIL, null],
  ['x'.repeat(129), EMAIL, 'TOO_LONG'],
  ['Annegret.Koester@example.com', EMAIL, 'PASSWORD_EMAIL'],
  ['ANNEGRET.koester', ` ${EMAIL} `, 'PASSWORD_EMAIL'],
  ['Annegret.Koester', '', null],
])('of %j with the e-mail %j the issue is %s', (password, email, issue) => {
  expect(passwordIssue(password, email)).toBe(issue);
});

it('an empty password meets no rule', () => {
  expect(judgePassword('', EMAIL)).toEqual({ length: false, notEmail: false });
});
