import { createApiClient } from '@heizplatz/api-client';
import { addressInput, startOrdering } from '@heizplatz/api-identity/testing';
import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, SITE_HEADER } from '@heizplatz/contract';
import { parseSetCookie } from 'cookie';

const api = withApi();

/** The client with a cookie jar in the place of a browser, as the shell's server uses it: by address, with a site header. */
function clientWithCookies(jar: Map<string, string>) {
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return createApiClient({
    baseUrl: `http://127.0.0.1:${api().port}`,
    headers: () => ({ cookie: cookie(), [SITE_HEADER]: '1' }),
    clock: () => TEST_NOW,
    renewCsrf: (client) => client(CALLS.renewSession, { query: {} }),
    onResponse: (headers) => {
      for (const { name, value = '' } of headers.getSetCookie().map((text) => parseSetCookie(text)))
        jar.set(name, value);
    },
  });
}

it('the client takes a visitor without any cookie to a guest with an address, through the real API', async () => {
  const visitor = api().visitor();
  await startOrdering(api(), visitor);
  const client = clientWithCookies(visitor.cookies);
  const AuthData = { EmailAddress: 'gast@example.com' };
  await expect(
    client(CALLS.cacheRegistrationData, { body: { AuthData, DeliveryAddress: addressInput() } }),
  ).resolves.toEqual({ success: true });
  await expect(client(CALLS.registerGuest, { body: {} })).resolves.toMatchObject({ success: true });
  const list = await client(CALLS.orderAddresses, { params: { countryId: '1' }, query: { ac: 'true' } });
  expect(list.DeliveryAddressList.map(({ CompanyName }) => CompanyName)).toEqual(['Vogt Gartenbau']);
});

it('the client gives the API’s problem with the fields’ codes, and renews a CSRF cookie that is no longer good', async () => {
  const jar = new Map([['hp_csrf', 'from.before']]);
  const body = { AuthData: { EmailAddress: 'gast' } };
  await expect(clientWithCookies(jar)(CALLS.cacheRegistrationData, { body })).rejects.toMatchObject({
    status: 400,
    problem: { code: 'VALIDATION', errors: [{ path: 'body.AuthData.EmailAddress', code: 'EMAIL_INV' }] },
  });
  expect(jar.get('hp_csrf')).not.toBe('from.before');
});
