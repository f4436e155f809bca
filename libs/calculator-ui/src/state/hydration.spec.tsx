import { ApiProvider } from '@heizplatz/api-client';
import { PRODUCT_GROUPS, writeStoredCalculator } from '@heizplatz/calculator';
import { siteOrigins, SITES } from '@heizplatz/country';
import { createSiteI18n, I18nProvider } from '@heizplatz/i18n';
import { createMemoryRouter, PageProvider, RouterProvider } from '@heizplatz/router';
import { fakeApi } from '@heizplatz/testing';
import { act } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CalculatorBar } from '../bar/calculator-bar';
import { CalculatorForm } from '../form/calculator-form';

const ORIGINS = siteOrigins({ production: false, port: 4200 });

const page = (path: string) => (
  <Provider store={createStore()}>
    <I18nProvider i18n={createSiteI18n(SITES[1], [])}>
      <ApiProvider api={fakeApi({}).api} cache={new Map()}>
        <PageProvider site={SITES[1]} user={null} origin="http://localhost:4200" origins={ORIGINS}>
          <RouterProvider
            router={createMemoryRouter(
              [
                { path: '/', element: <CalculatorForm /> },
                { path: '/holzpellets-lose/angebotsliste', element: <CalculatorBar productGroupId={3} /> },
              ],
              { initialEntries: [path] },
            )}
          />
        </PageProvider>
      </ApiProvider>
    </I18nProvider>
  </Provider>
);

function render(path: string) {
  document.body.innerHTML = `<div id="page">${renderToString(page(path))}</div>`;
  const root = document.getElementById('page') as HTMLElement;
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const mismatches: unknown[] = [];
  const hydrate = () =>
    act(async () => {
      hydrateRoot(root, page(path), { onRecoverableError: (error) => mismatches.push(error) });
    });
  return { root, field, hydrate, mismatches };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  writeStoredCalculator(1, localStorage, { zipCode: '10115', amounts: { 4: 6 }, productGroupIds: [4] });
});
afterEach(() => jest.useRealTimers());

test('the server draws the default, and what is stored comes after hydration without a mismatch', async () => {
  const { root, field, hydrate, mismatches } = render('/');
  expect(field('zipCode').value).toBe('');
  expect(field('amount').value).toBe('6.000');
  await hydrate();
  expect(field('zipCode').value).toBe('10115');
  expect(field('amount').value).toBe('6');
  expect(root.querySelector<HTMLInputElement>('[name=productGroup]:checked')?.value).toBe('holzpellets-sackware');
  expect(mismatches).toEqual([]);
});

test('without script it is a form to GET /rechner with the names that are read there', () => {
  const { root } = render('/');
  const form = root.querySelector('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', '/rechner');
  expect(form.method).toBe('get');
  expect(form.noValidate).toBe(false);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    productGroup: PRODUCT_GROUPS[3].urlName,
    zipCode: '',
    amount: '6.000',
    preset: '6000',
  });
});

test("the home page's document does not depend on its query, an offer list's does", async () => {
  const home = render('/?zipCode=80331');
  expect(home.field('zipCode').value).toBe('');
  await home.hydrate();
  expect(home.field('zipCode').value).toBe('80331');
  const list = render('/holzpellets-lose/angebotsliste?zipCode=80331&amount=7000');
  expect(list.field('zipCode').value).toBe('80331');
  expect(list.field('amount').value).toBe('7.000');
  await list.hydrate();
  expect([...home.mismatches, ...list.mismatches]).toEqual([]);
});
