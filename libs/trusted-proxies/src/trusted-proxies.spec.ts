import * as v from 'valibot';
import { TrustedProxies } from './trusted-proxies.ts';

it.each(['true', '*', '10.0.0.0/99', 'lb.example.com', '10.0.0.7,', '-1', '12'])('refuses %j', (text) => {
  expect(v.safeParse(TrustedProxies, text).success).toBe(false);
});

it.each([
  ['', []],
  [' ', []],
  ['0', []],
  ['10.0.0.0/8', ['10.0.0.7']],
  ['loopback, 203.0.113.9', ['203.0.113.9', '127.0.0.1', '::1']],
  ['fd00::/8', ['fd00::1']],
  ['1', ['10.0.0.7', '203.0.113.9', '127.0.0.1', '::1', 'fd00::1']],
])('%j believes %j', (text, believed) => {
  const isTrusted = v.parse(TrustedProxies, text);
  const addresses = ['10.0.0.7', '203.0.113.9', '127.0.0.1', '::1', 'fd00::1'];
  expect(addresses.filter((address) => isTrusted(address, 0))).toEqual(believed);
});

it('counts hops from this server on', () => {
  const isTrusted = v.parse(TrustedProxies, '2');
  expect([0, 1, 2].map((hop) => isTrusted('10.0.0.7', hop))).toEqual([true, true, false]);
});
