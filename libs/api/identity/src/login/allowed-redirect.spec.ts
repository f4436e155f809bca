import { HOSTILE_URLS } from '@heizplatz/identity/testing';
import { allowedRedirect } from './allowed-redirect';

const HOSTS = { 1: 'heizplatz.de', 2: 'heizplatz.at', 3: 'heizplatz.ch' };

it.each([
  [null, null],
  ['/', '/'],
  ['/holzpellethaendler', '/holzpellethaendler'],
  ['https://heizplatz.de/haendler', 'https://heizplatz.de/haendler'],
  ['https://haendler.heizplatz.at/', 'https://haendler.heizplatz.at/'],
  ['http://haendler.heizplatz.at/', null],
  ['https://heizplatz.de.evil.example/', null],
  ['https://evilheizplatz.de/', null],
  ['https://heizplatz.de@evil.example/', null],
  ['https://somebody@heizplatz.de/', null],
  ['https://heizplatz.de:8443/', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['', null],
])('a dealer with the address %j is sent to %j', (redirectUrl, expected) => {
  expect(allowedRedirect(redirectUrl, { productionHosts: HOSTS })).toBe(expected);
});

const SITES = ['https://heizplatz.de', 'https://heizplatz.at', 'https://heizplatz.ch'];

it.each(HOSTILE_URLS)('no dealer is led away from us by %j', (redirectUrl) => {
  const target = allowedRedirect(redirectUrl, { productionHosts: HOSTS });
  expect(target === null || SITES.includes(new URL(target, SITES[0]).origin)).toBe(true);
});

it.each([
  ['https://waerme.example:8443/haendler', 'https://waerme.example:8443/haendler'],
  ['https://waerme.example/haendler', null],
  ['https://at.waerme.example/', 'https://at.waerme.example/'],
  ['https://heizplatz.de/haendler', null],
])('with hosts from configuration, %j leads to %j', (redirectUrl, expected) => {
  const productionHosts = { 1: 'waerme.example:8443', 2: 'at.waerme.example', 3: 'ch.waerme.example' };
  expect(allowedRedirect(redirectUrl, { productionHosts })).toBe(expected);
});
