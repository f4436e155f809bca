import { siteById } from '@heizplatz/country';
import { pageContext, RouterContextProvider } from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import { continuedImpersonationPath } from '@heizplatz/routes';
import { fakeApi } from '@heizplatz/testing';
import { continuedImpersonationRoute } from './continued-impersonation-route';

async function open(path: string, success: boolean) {
  const { api, sent } = fakeApi({ continueImpersonation: () => ({ success, token: success ? 'h.p.s' : null }) });
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { site: siteById(2), api, user: null, cookies: {} });
  const request = new Request(`http://at.localhost${path}`);
  const context = await createStaticHandler([continuedImpersonationRoute]).query(request, { requestContext });
  const outcome =
    context instanceof Response ? [context.status, context.headers.get('location')] : [context.statusCode];
  return { outcome, sent: sent('continueImpersonation') };
}

describe('/benutzerkonto/als-kunde/{token}', () => {
  it('takes the session of the token and goes on where the address says', async () => {
    const path = '/holzpellets-lose/angebote?ZipCode=1010';
    const { outcome, sent } = await open(continuedImpersonationPath('t-1', path), true);
    expect(outcome).toEqual([302, path]);
    expect(sent).toEqual([{ Token: 't-1' }]);
  });

  it.each(['https://evil.example', '//evil.example', ''])('leads nowhere else: %s', async (path) => {
    const { outcome } = await open(continuedImpersonationPath('t-1', path), true);
    expect(outcome).toEqual([302, '/kunde/startseite']);
  });

  it('says that it is over when the token is not good any more', async () => {
    expect((await open(continuedImpersonationPath('t-1', '/'), false)).outcome).toEqual([410]);
  });
});
