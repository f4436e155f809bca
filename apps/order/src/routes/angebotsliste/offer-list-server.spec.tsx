import { ApiProvider, callKey } from '@heizplatz/api-client';
import { siteById, siteOrigins } from '@heizplatz/country';
import { createSiteI18n, I18nProvider } from '@heizplatz/i18n';
import { pageContext, PageProvider, RouterContextProvider } from '@heizplatz/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@heizplatz/router/server';
import { buildOffer, fakeApi } from '@heizplatz/testing';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { buildCalculation } from '../../testing/build-calculation';
import { buildInitConfiguration } from '../../testing/build-init-configuration';
import { BERLIN } from '../../testing/render-offer-list';
import { offerListRoute } from './offer-list-route';

const ORIGINS = siteOrigins({ production: false, port: 4200 });

const SITE = siteById(1);

/** A document as rendered by the shell's server: loaders first, then one render without further requests. */
async function rendered(path: string, responses: Parameters<typeof fakeApi>[0]) {
  const fallback: Record<string, unknown> = {};
  const { api } = fakeApi(responses);
  const handler = createStaticHandler([{ path: '/', children: [offerListRoute] }]);
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, {
    site: SITE,
    cookies: {},
    user: null,
    api: async (call, input, options) => {
      const response = await api(call, input, options);
      fallback[callKey(call, input)] = response;
      return response;
    },
  });
  const context = await handler.query(new Request(`http://localhost:4200${path}`), { requestContext });
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location'), html: '' };
  const html = renderToString(
    <Provider store={createStore()}>
      <I18nProvider i18n={createSiteI18n(SITE, [])}>
        <ApiProvider api={fakeApi({}).api} fallback={fallback} cache={new Map()}>
          <PageProvider site={SITE} user={null} origin="http://localhost:4200" origins={ORIGINS}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </PageProvider>
        </ApiProvider>
      </I18nProvider>
    </Provider>,
  );
  return { status: context.statusCode, location: null, html };
}

const MARKET = { calculateOffers: () => buildCalculation(), initCalculation: () => buildInitConfiguration() };

describe('offer list drawn on the server', () => {
  it('has the offers, their split, the sorting links and a filter that can be sent', async () => {
    const { status, html } = await rendered(BERLIN, MARKET);
    expect(status).toBe(200);
    for (const part of [
      '3 Angebote für',
      'Märkische Brennstoffe',
      '2.287,23',
      'darin 7',
      'sort=rating',
      'Filter anwenden',
    ])
      expect(html).toContain(part);
    expect(html).toMatch(
      /<form[^>]* method="get"[^>]* action="\/holzpellets-lose\/angebotsliste"|action="\/holzpellets-lose\/angebotsliste"[^>]* method="get"/,
    );
    expect(html).not.toContain(' style="');
  });

  it.each([
    ['openSettings=1', 'Optionen der Bestellung'],
    ['vergleich=11-20-1-103', 'Angebote im Vergleich'],
    ['ware=11-20-1-103', 'Presswerk Müritz GmbH'],
  ])('has what ?%s opens over it, without script too', async (view, part) => {
    expect((await rendered(BERLIN, MARKET)).html).not.toContain(part);
    expect((await rendered(`${BERLIN}&${view}`, MARKET)).html).toContain(part);
  });

  it.each([
    ['the first ten', BERLIN, 10],
    ['all', `${BERLIN}&alle=1`, 31],
    ['all below what its address opens', `${BERLIN}&vergleich=o-31`, 31],
  ])('has %s of a long list, and a link to the others where some are missing', async (_, path, shown) => {
    const Items = Array.from({ length: 31 }, (__, index) => buildOffer({ Id: `o-${index + 1}` }));
    const { html } = await rendered(path, { ...MARKET, calculateOffers: () => buildCalculation({ Items }) });
    expect(html.match(/<article/g)).toHaveLength(shown);
    expect(html).toContain('31 Angebote für');
    expect(html.includes('&amp;alle=1#weitere-angebote"')).toBe(shown < 31);
    expect(html.includes('id="weitere-angebote"')).toBe(shown === 31);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('redirects a filter sent without script to the address of the list', async () => {
    const { status, location } = await rendered(`${BERLIN}&options.Vehicle=122&pc=1`, MARKET);
    expect(status).toBe(302);
    expect(location).toBe(`${BERLIN}&options=122&pc=1`);
  });

  it('answers 503 with the failed state when the API is down', async () => {
    const { status, html } = await rendered(BERLIN, {});
    expect(status).toBe(503);
    expect(html).toContain('Die Angebote konnten nicht geladen werden.');
    expect(html).toContain('Erneut versuchen');
  });

  it('is a 404 for a product group that does not exist', async () => {
    const handler = createStaticHandler([offerListRoute]);
    const requestContext = new RouterContextProvider();
    requestContext.set(pageContext, { site: SITE, cookies: {}, user: null, api: fakeApi({}).api });
    const context = await handler.query(new Request('http://localhost:4200/kohle/angebotsliste'), { requestContext });
    expect(context).toMatchObject({ statusCode: 404 });
  });
});
