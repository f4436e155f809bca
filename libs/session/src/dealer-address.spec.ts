import { dealerAddress } from './dealer-address';

it.each([
  ['/', '/'],
  ['/haendler?seite=1', '/haendler?seite=1'],
  ['https://partner.heizplatz.de/start', 'https://partner.heizplatz.de/start'],
  ['https://heizplatz.ch', 'https://heizplatz.ch/'],
  ['http://partner.heizplatz.de/', null],
  ['https://heizplatz.de.evil.example/', null],
  ['https://evilheizplatz.de/', null],
  ['https://heizplatz.de@evil.example/', null],
  ['https://evil@heizplatz.de/', null],
  ['https://heizplatz.de:8443/', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['partner', null],
  ['', null],
  [null, null],
])('%j leads to %j', (redirectUrl, target) => {
  expect(dealerAddress(redirectUrl)).toBe(target);
});
