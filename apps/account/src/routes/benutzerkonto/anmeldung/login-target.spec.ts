import { loginTarget } from './login-target';

const ORDER = '/holzpellets-lose/bestellung/bezahlung?a=1';

it.each([
  ['an order flow first', { ReturnUrl: ORDER, RedirectUrl: '/kunde/bestellungen' }, ORDER],
  [
    'RedirectUrl outside an order flow',
    { ReturnUrl: '/news', RedirectUrl: '/kunde/bestellungen' },
    '/kunde/bestellungen',
  ],
  ['RedirectUrl alone', { RedirectUrl: '/kunde/bestellungen' }, '/kunde/bestellungen'],
  ['ReturnUrl alone', { ReturnUrl: '/news' }, '/news'],
  ['no other site', { ReturnUrl: '//evil.example', RedirectUrl: 'https://evil.example' }, null],
  ['home without either', {}, null],
])('after a login: %s', (_, query: Record<string, string>, target) => {
  expect(loginTarget(new URLSearchParams(query))).toBe(target);
});
