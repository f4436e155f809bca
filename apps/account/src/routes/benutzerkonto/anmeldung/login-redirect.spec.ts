import { siteById } from '@heizplatz/country';
import { HOSTILE_URLS } from '@heizplatz/identity/testing';
import { pageContext, RouterContextProvider } from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import { fakeApi } from '@heizplatz/testing';
import { buildUser } from '../../../testing/build-user';
import { loginRoute } from './login-route';

const ORIGIN = 'https://heizplatz.de';

/** Where the server sends somebody who is logged in already. */
async function sentTo(name: string, value: string): Promise<string | null> {
  const query = new URLSearchParams({ [name]: value });
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { site: siteById(1), api: fakeApi({}).api, user: buildUser(), cookies: {} });
  const request = new Request(`${ORIGIN}/benutzerkonto/anmeldung?${query}`);
  const response = await createStaticHandler([loginRoute]).query(request, { requestContext });
  if (!(response instanceof Response)) throw new Error('was not redirected');
  return response.headers.get('location');
}

describe.each(['ReturnUrl', 'RedirectUrl'])('%s on the login page', (name) => {
  it.each(HOSTILE_URLS)('leads nobody away by %j', async (hostile) => {
    const location = (await sentTo(name, hostile)) ?? '';
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  });

  it('leads to a page of ours', async () => {
    expect(await sentTo(name, '/support?seite=2')).toBe('/support?seite=2');
  });
});
