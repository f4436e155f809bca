import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BAVARIA, COUNTRY, MUNICH, plain, PRICE_RESPONSES, STATE } from '../../../testing/price-responses';
import { structuredData } from '../../../testing/structured-data';
import { localPricesRoute } from './local-prices-route';

type Responses = Parameters<typeof fakeApi>[0];

/** The check of the API, for the addresses of this market. */
const checkLocalZipCode = ({
  params: { state, countyOrCity },
}: {
  params: { state: string; countyOrCity: string };
}) => {
  if (countyOrCity.endsWith('80331')) {
    return { Valid: state === 'bayern' && countyOrCity === 'muenchen-80331', ValidLocationUrl: MUNICH.Path };
  }
  if (state !== 'bayern') return { Valid: false, ValidLocationUrl: COUNTRY.Path };
  return { Valid: countyOrCity === '-', ValidLocationUrl: STATE.Path };
};

function renderLocal(path: string, responses: Responses = {}) {
  const { api, calls } = fakeApi({ ...PRICE_RESPONSES, checkLocalZipCode, ...responses });
  return { ...renderRoute([localPricesRoute, { path: '/pelletpreise', element: null }], path, { api }), calls };
}

describe('the address of a local page', () => {
  it.each([
    ['/pelletpreise/berlin/muenchen-80331', MUNICH.Path],
    ['/pelletpreise/bayern/80331?zeitraum=3j', `${MUNICH.Path}?zeitraum=3j`],
    ['/pelletpreise/bayern/irgendwo-99999', STATE.Path],
  ])('%s leads to %s', async (path, valid) => {
    const { router } = renderLocal(path);
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname + router.state.location.search).toBe(valid);
  });

  it('of an unknown state is no page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderLocal('/pelletpreise/atlantis');
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([
        expect.objectContaining({ status: 404, data: 'This page could not be found' }),
      ]),
    );
  });
});

describe('the page of a postcode', () => {
  it("says its own figures with their offers, and the state's under the state's name", async () => {
    renderLocal(MUNICH.Path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pelletpreise in 80331 München');
    expect(screen.getByText(/^Aus 38 Angeboten, 6 t lose/)).toHaveTextContent('Stand 21.11.2026.');
    const tiles = plain(screen.getByRole('list', { name: 'Preise heute' }));
    expect(tiles).toContain('Günstigstes Angebot398,20€/tHolzpellets lose, aus 38 Angeboten');
    expect(tiles).toContain('Durchschnitt Bayern400,38€/taus 9.112 Angeboten');
    expect(tiles).not.toContain('397,75');
  });

  it('tells search engines the cheapest offer and how many there are; a state has no offer, only a mean', async () => {
    const { unmount } = renderLocal(MUNICH.Path);
    await screen.findByRole('heading', { level: 1 });
    expect(structuredData('Product')).toContainEqual(
      expect.objectContaining({
        name: 'Holzpellets lose',
        offers: expect.objectContaining({
          '@type': 'AggregateOffer',
          priceCurrency: 'EUR',
          lowPrice: 398.2,
          offerCount: 38,
        }),
      }),
    );
    unmount();
    renderLocal(STATE.Path);
    await screen.findByRole('heading', { level: 1 });
    expect(structuredData('Product')).toEqual([]);
  });

  it('draws the country beside it under its own name', async () => {
    renderLocal(MUNICH.Path);
    expect(await screen.findByRole('img', { name: 'Preisverlauf: 80331 München und Deutschland' })).toBeVisible();
  });

  it('draws the place that the address names instead', async () => {
    renderLocal(`${MUNICH.Path}?vergleich=bayern`);
    expect(await screen.findByRole('img', { name: 'Preisverlauf: 80331 München und Bayern' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vergleich aufheben' })).toHaveAttribute('href', MUNICH.Path);
  });

  it('leads up to the state, and on to its neighbours', async () => {
    renderLocal(MUNICH.Path);
    const crumbs = await screen.findByRole('navigation', { name: 'Sie sind hier' });
    expect(within(crumbs).getByRole('link', { name: 'Bayern' })).toHaveAttribute('href', '/pelletpreise/bayern');
    const nearby = screen.getByRole('region', { name: 'Preise in der Nähe' });
    expect(within(nearby).getAllByRole('row').map(plain)[1]).toBe('muenchen-80333399,00401,50+2,5021');
  });

  it('begins a price alert with its postcode', async () => {
    renderLocal(MUNICH.Path);
    const alert = await screen.findByRole('form', { name: 'Wunschpreis' });
    expect(within(alert).getByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('80331');
    expect(alert).toHaveTextContent('Heute: 398,20 €/t');
  });

  it('without offers says so, shows no figure of elsewhere, and offers what can be done', async () => {
    renderLocal(MUNICH.Path, { placePrices: () => ({ Place: MUNICH, Products: [] }) });
    expect(await screen.findByRole('heading', { name: 'Heute gibt es für 80331 München kein Angebot' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Preise heute' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Wunschpreis hinterlegen' })).toHaveAttribute('href', '#wunschpreis');
    expect(screen.getByRole('region', { name: 'Preise in der Nähe' })).toBeVisible();
  });

  it('where nobody ever delivers says why, and promises no news', async () => {
    const place = { ...MUNICH, DeliveryRule: 'Auf diese Insel liefert niemand.' };
    renderLocal(MUNICH.Path, { placePrices: () => ({ Place: place, Products: [] }) });
    expect(await screen.findByText('Auf diese Insel liefert niemand.')).toBeVisible();
    expect(screen.queryByText(/sobald jemand liefert/)).toBeNull();
    expect(screen.queryByRole('form', { name: 'Wunschpreis' })).toBeNull();
  });

  it('without a history of its own says so', async () => {
    renderLocal(MUNICH.Path, { priceSeries: () => ({ Result: [] }) });
    expect(await screen.findByText('Für 80331 München gibt es in dieser Zeit keine Preise.')).toBeVisible();
  });

  it('an API that is down is no missing page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api } = fakeApi({});
    const { router } = renderRoute([localPricesRoute], MUNICH.Path, { api });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 0 })]),
    );
  });
});

describe('the page of a state', () => {
  it.each([
    ['Saarland', 'im Saarland'],
    ['Steiermark', 'in der Steiermark'],
    ['Waadt', 'in der Waadt'],
  ])('says %s with its article', async (Name, inState) => {
    const place = { ...STATE, Name, State: { ...BAVARIA, Name } };
    renderLocal(STATE.Path, {
      placePrices: () => ({ Place: place, Products: [] }),
      checkLocalZipCode: () => ({ Valid: true, ValidLocationUrl: STATE.Path }),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`Pelletpreise ${inState}`);
    expect(screen.getByRole('heading', { name: `Alle Orte ${inState}` })).toBeVisible();
  });

  it('says its average, and lists towns by what they begin with', async () => {
    const { calls } = renderLocal(`${STATE.Path}?ort=A`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pelletpreise in Bayern');
    expect(plain(screen.getByRole('list', { name: 'Preise heute' }))).toContain('9.112 Angebote in 12 Postleitzahlen');
    const towns = screen.getByRole('region', { name: 'Alle Orte in Bayern' });
    expect(within(towns).getByRole('link', { name: '91111 Aalen' })).toHaveAttribute(
      'href',
      '/pelletpreise/bayern/aalen-91111',
    );
    expect(calls).toContainEqual({
      id: 'placeLinks',
      input: { params: { countryId: '1' }, query: { stateName: 'bayern', startsWith: 'A' } },
    });
  });
});
