import { siteAddress } from './site-address.ts';
import { siteByHost } from './site-by-host.ts';
import { siteById } from './site-by-id.ts';
import { SITES } from './sites.ts';
import { toSwissSpelling } from './spelling.ts';

const development = { production: false };
const production = { production: true };

test.each([
  ['localhost', 'de'],
  ['localhost:4200', 'de'],
  ['de.localhost:4200', 'de'],
  ['AT.localhost:4200', 'at'],
  ['ch.localhost', 'ch'],
  ['127.0.0.1:4200', 'de'],
  ['heizplatz.at', 'de'],
  ['', 'de'],
])('in development %s is the site %s', (host, domainExt) => {
  expect(siteByHost(host, development)?.domainExt).toBe(domainExt);
});

test.each([
  ['heizplatz.de', 'de'],
  ['www.heizplatz.at', 'at'],
  ['HEIZPLATZ.CH.', 'ch'],
  ['heizplatz.ch:443', 'ch'],
  ['localhost', undefined],
  ['at.localhost', undefined],
  ['heizplatz.de.example.com', undefined],
])('in production %s is the site %s', (host, domainExt) => {
  expect(siteByHost(host, production)?.domainExt).toBe(domainExt);
});

test('hosts from configuration replace the built-in ones', () => {
  const productionHosts = { 1: 'waerme.example', 2: 'at.waerme.example', 3: 'ch.waerme.example' };
  const options = { production: true, productionHosts };
  expect(siteByHost('at.waerme.example', options)?.countryId).toBe(2);
  expect(siteByHost('heizplatz.at', options)).toBeUndefined();
  expect(siteAddress(SITES[3], { ...options, port: 4200 })).toBe('https://ch.waerme.example');
});

test('a host from configuration may have a port or www, a request may leave them out', () => {
  const productionHosts = { 1: 'www.waerme.example:8443', 2: 'at.waerme.example', 3: 'ch.waerme.example' };
  const options = { production: true, productionHosts };
  for (const host of ['www.waerme.example:8443', 'waerme.example', 'waerme.example:8443'])
    expect(siteByHost(host, options)?.countryId).toBe(1);
  expect(siteAddress(SITES[1], { ...options, port: 4200 })).toBe('https://www.waerme.example:8443');
});

test('a site is found again under its own address', () => {
  for (const site of Object.values(SITES)) {
    for (const mode of [production, development]) {
      const { host } = new URL(siteAddress(site, { ...mode, port: 4200 }));
      expect(siteByHost(host, mode)).toBe(site);
    }
    expect(siteById(site.countryId)).toBe(site);
  }
});

test('port 80 is left out of a development address', () => {
  expect(siteAddress(SITES[2], { production: false, port: 80 })).toBe('http://at.localhost');
});

test('each postcode pattern takes exactly its digits', () => {
  for (const site of Object.values(SITES)) {
    const pattern = new RegExp(site.zipPattern);
    expect(pattern.test('1'.repeat(site.zipDigits))).toBe(true);
    expect(pattern.test('1'.repeat(site.zipDigits + 1))).toBe(false);
    expect(pattern.test('1'.repeat(site.zipDigits - 1))).toBe(false);
  }
});

test('Swiss spelling has no ß', () => {
  expect(toSwissSpelling('Straße, GROẞ, Maß')).toBe('Strasse, GROSS, Mass');
});
