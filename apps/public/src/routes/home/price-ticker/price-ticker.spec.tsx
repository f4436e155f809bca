import { ProblemError } from '@heizplatz/api-client';
import type { PlaceMetrics } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { pageLoader } from '@heizplatz/router';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PriceTicker } from './price-ticker';
import { TICKER_CALLS } from './ticker-calls';

const computeMetrics = (ProductId: number, Price: number, Change: number): PlaceMetrics => ({
  ProductId,
  ProductName: `Produkt ${ProductId}`,
  Price,
  Change,
  DateTime: '2026-11-21T00:00:00.000Z',
  ThreeMonthDifference: null,
  High: null,
  HighDate: null,
  Low: null,
  LowDate: null,
  OfferCount: 10,
  ZipCodeCount: 5,
});
const PLACE = { Kind: 'country', Name: 'Deutschland', State: null, County: null, ZipCode: '', Path: '/pelletpreise' };
const ANSWERS = {
  placePrices: () => ({
    Place: PLACE,
    Products: [computeMetrics(20, 382.18, -0.456), computeMetrics(23, 421.5, 1.2), computeMetrics(1, 112.59, 0.001)],
  }),
  priceSeries: () => ({
    Result: [
      { DateTime: '2026-11-20T00:00:00.000Z', Price: 380 },
      { DateTime: '2026-11-21T00:00:00.000Z', Price: 382.18 },
    ],
  }),
};

const route = {
  path: '/',
  Component: () => (
    <main>
      <PriceTicker />
      <p>Seite</p>
    </main>
  ),
  loader: pageLoader(async ({ api, site }) => {
    const { call, input } = TICKER_CALLS(site.countryId).prices;
    await Promise.allSettled([api(call, input)]);
    return null;
  }),
};
const render = (responses: Parameters<typeof fakeApi>[0] = ANSWERS, countryId: CountryId = 1) => {
  const { api, calls } = fakeApi(responses);
  return { ...renderRoute([route], '/', { api, countryId }), calls };
};
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const entries = async () => within(await screen.findByRole('region', { name: 'Preisticker' })).getAllByRole('link');

describe('the price ticker', () => {
  it('names product, price, unit and change in words, by sign and not by colour alone', async () => {
    render();
    const texts = (await entries()).map(plain);
    expect(texts[0]).toContain('Lose Pellets382,18 €/t▼ −0,46 % in sieben Tagen');
    expect(texts[1]).toContain('421,50 €/t▲ +1,20 % in sieben Tagen');
    expect(texts[2]).toContain('112,59 €/100 l→ unverändert in sieben Tagen');
  });

  it('leads to prices, or to offers where there are no price pages', async () => {
    render();
    const hrefs = (await entries()).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/pelletpreise', '/pelletpreise', '/heizoel/angebotsliste']);
  });

  it('draws the last month of each', async () => {
    render();
    await waitFor(async () =>
      expect(screen.getAllByRole('img', { name: 'Verlauf der letzten 30 Tage' })).toHaveLength(3),
    );
  });

  it('stays without lines when they do not come', async () => {
    render({ placePrices: ANSWERS.placePrices });
    expect(await entries()).toHaveLength(3);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows Swiss figures', async () => {
    render(ANSWERS, 3);
    expect(plain((await entries())[0] as HTMLElement)).toContain('CHF 382.18/t');
  });

  it.each<[string, Parameters<typeof fakeApi>[0]]>([
    ['is not there without prices', { placePrices: () => ({ Place: PLACE, Products: [] }) }],
    [
      'is not there when they cannot be had',
      {
        placePrices: () => {
          throw new ProblemError({ type: 'about:blank', title: 'down', status: 403, code: 'FORBIDDEN' });
        },
      },
    ],
  ])('%s', async (_, responses) => {
    render(responses);
    expect(await screen.findByText('Seite')).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
