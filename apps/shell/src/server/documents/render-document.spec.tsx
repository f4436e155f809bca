import { siteById } from '@heizplatz/country';
import { pageContext, RouterContextProvider, useLoaderData } from '@heizplatz/router';
import { createStaticHandler } from '@heizplatz/router/server';
import { fakeApi } from '@heizplatz/testing';
import { prepareRoutes } from '../../app/prepare-routes';
import { rootRoute } from '../../app/shell-routes';
import { buildPage } from '../../app/testing/build-page';
import { renderDocument } from './render-document';

const NONCE = 'TOWER==';
const HOSTILE = '</script><script>alert(1)</script>';

function Screen() {
  return (
    <>
      <title>Angebote – Heizplatz</title>
      <h1>{useLoaderData<{ text: string }>().text}</h1>
    </>
  );
}

async function pieces(): Promise<string[]> {
  const { api } = fakeApi({});
  const routes = prepareRoutes('order', [{ path: '/seite', Component: Screen, loader: () => ({ text: HOSTILE }) }]);
  const handler = createStaticHandler([rootRoute(routes)]);
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { site: siteById(2), api, user: null, cookies: {} });
  const context = await handler.query(new Request('http://at.localhost:4200/seite'), { requestContext });
  if (context instanceof Response) throw new Error('a redirect');
  const page = buildPage({
    countryId: 2,
    styles: ['/assets/x/main.css', '/releases/order/7/routes.css'],
    fonts: ['/assets/x/figtree.woff2'],
    loaderData: context.loaderData,
  });
  return renderDocument({
    page,
    handler,
    context,
    catalogues: [],
    api,
    reader: null,
    scripts: ['/assets/x/main.js'],
    ahead: ['/releases/order/7/</script>routes.js'],
  });
}

const rendered = async () => (await pieces()).join(NONCE);
const parsed = async () => new DOMParser().parseFromString(await rendered(), 'text/html');

describe('the document', () => {
  it('is whole: language, title, screen, chrome', async () => {
    expect(await rendered()).toMatch(/^<!DOCTYPE html><html lang="de-AT">.*<\/body><\/html>$/s);
    const page = await parsed();
    expect(page.title).toBe('Angebote – Heizplatz');
    expect(page.querySelector('main h1')?.textContent).toBe(HOSTILE);
    expect(page.querySelector('footer')).not.toBeNull();
  });

  it('has the styles of shell and remote in its head, in order, before any script', async () => {
    const page = await parsed();
    const styles = [...page.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
    expect(styles).toEqual(['/assets/x/main.css', '/releases/order/7/routes.css']);
    const preload = page.head.querySelector('link[rel=preload][as=font]');
    expect(preload?.getAttribute('href')).toBe('/assets/x/figtree.woff2');
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('has the nonce on its script, and nowhere else', async () => {
    const page = await parsed();
    const nonced = [...page.querySelectorAll('[nonce]')].map((one) => [one.localName, one.getAttribute('nonce')]);
    expect(nonced).toEqual([['script', NONCE]]);
    expect((await rendered()).split(NONCE)).toHaveLength(2);
    expect(await pieces()).toHaveLength(2);
  });

  it('runs one script, at its end, that asks for the others later; the data are no script', async () => {
    const page = await parsed();
    expect([...page.querySelectorAll('script')].map(({ type, src }) => [type, src])).toEqual([
      ['application/json', ''],
      ['', ''],
    ]);
    expect(page.querySelector('script[nonce]')?.nextElementSibling).toBeNull();
    expect(page.querySelector('script[nonce]')?.textContent).toContain('["/assets/x/main.js"]');
    expect(page.querySelectorAll('link[as=script]')).toHaveLength(0);
  });

  it('carries data that no text can break out of', async () => {
    const literal = (await parsed()).getElementById('hp-page')?.textContent ?? '';
    expect(JSON.parse(literal)).toMatchObject({ countryId: 2, loaderData: { 'order:0': { text: HOSTILE } } });
    expect(await rendered()).not.toContain(HOSTILE);
  });

  it('serves two visitors with two nonces from the same pieces', async () => {
    const stored = await pieces();
    expect(stored.join('one').replaceAll('nonce="one"', 'nonce="two"')).toBe(stored.join('two'));
  });
});
