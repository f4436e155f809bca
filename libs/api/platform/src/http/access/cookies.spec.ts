import { COOKIES, isReadableCookie, orderCookie } from '@heizplatz/contract';
import fastifyCookie from '@fastify/cookie';
import fastify from 'fastify';
import { getCookies } from './cookies';

const NAMES = [...Object.values(COOKIES), orderCookie(3), 'hp_read_after'];

/** The Set-Cookie headers of an answer that sets, or clears, each cookie. */
async function answerWith(action: 'set' | 'clear'): Promise<string[]> {
  const server = fastify();
  await server.register(fastifyCookie);
  server.get('/', async (request, reply) => {
    const cookies = getCookies(request, reply);
    for (const name of NAMES) {
      if (action === 'set') cookies.set(name, 'x');
      else cookies.clear(name);
    }
    return '';
  });
  const { headers } = await server.inject('/');
  await server.close();
  return [headers['set-cookie'] ?? []].flat();
}

it.each(['set', 'clear'] as const)(
  'cookies that are %s are HttpOnly unless the contract has scripts read them',
  async (action) => {
    const headers = await answerWith(action);
    expect(headers.map((header) => header.split('=')[0])).toEqual(NAMES);
    for (const header of headers) {
      expect([header, /; HttpOnly(;|$)/.test(header)]).toEqual([header, !isReadableCookie(header.split('=')[0] ?? '')]);
      expect(header).toMatch(/; Path=\/.*; Secure; SameSite=Lax$/);
    }
  },
);
