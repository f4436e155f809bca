import { stripLinkToken } from './link-paths.ts';

it.each([
  ['https://heizplatz.de/neues-kennwort-setzen/geheim', 'https://heizplatz.de/neues-kennwort-setzen/…'],
  ['/email-anpassung-bestaetigen/geheim?x=1', '/email-anpassung-bestaetigen/…?x=1'],
  ['/registrierung-bestaetigen/geheim#a', '/registrierung-bestaetigen/…#a'],
  ['/benachrichtigungen/geheim/bestaetigen', '/benachrichtigungen/…/bestaetigen'],
  ['/bewerten-sie-uns/geheim/17', '/bewerten-sie-uns/…/17'],
  ['/anfrage-bestaetigen?token=geheim&x=1', '/anfrage-bestaetigen?token=…&x=1'],
  ['/kunde/benachrichtigungen', '/kunde/benachrichtigungen'],
])('%s is reported as %s', (address, reported) => {
  expect(stripLinkToken(address)).toBe(reported);
});
