import { ProblemError } from '@heizplatz/api-client';
import type { CALLS, CallResponse } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeRoute } from './home-route';

type Responses = Parameters<typeof fakeApi>[0];

/** A year of days up to 21 November 2026, rising by two cents a day. */
const SERIES = Array.from({ length: 365 }, (_, day) => ({
  DateTime: new Date(Date.UTC(2025, 10, 22 + day)).toISOString(),
  Price: 374.5 + day * 0.02,
}));

const DATA: Record<string, (input: never) => unknown> = {
  commonData: () => ({
    Address: { Title1List: [], Title2List: [], CountryList: [] },
    ProductGroups: [],
    DealerCount: 150,
    ZipCodeCount: 8255,
  }),
  bestPrice: (): CallResponse<typeof CALLS.bestPrice> => [
    {
      CountryCode: 'DE',
      ProductGroupId: 3,
      UnitPrice: 361.2,
      TotalPrice: 2167.2,
      TimeStamp: '2026-11-21T00:00:00.000Z',
    },
  ],
  bestPrices: ({ query }: { query: { productId: string } }): CallResponse<typeof CALLS.bestPrices> =>
    query.productId === '20'
      ? { Price: 382.18, Change: -0.456, DateTime: '2026-11-21T00:00:00.000Z', OfferCount: 8255 }
      : { Price: 421.5, Change: 0, DateTime: '2026-11-21T00:00:00.000Z', OfferCount: 8255 },
  countryStates: () => [{ Id: 293, Name: 'Bayern', FriendlyName: 'bayern', MapId: 'DE-BY' }],
  trustedShopRating: () => ({
    OverallMark: 4.61,
    OverallMarkDescriptionGUILang: 'Sehr gut',
    ActiveReviewCount: 1184,
    ActivePeriodInDays: 365,
    TotalReviewCount: 4873,
  }),
  priceFaq: () => ({ high3YDate: '2024-01-09', low3YDate: '2025-06-17', high3Y: 489.4, low3Y: 291.05 }),
  priceSeries: () => ({ Result: SERIES }),
  advertSlots: () => [],
  placePrices: () => ({
    Place: { Kind: 'country', Name: 'Deutschland', State: null, County: null, ZipCode: '', Path: '/pelletpreise' },
    Products: [],
  }),
  newsArticles: () => [],
  newsFeatured: () => [],
  sitePrompts: () => [],
};

function renderHome(responses: Responses = {}, countryId: CountryId = 1) {
  const { api, calls } = fakeApi({ ...DATA, ...responses });
  return { ...renderRoute([homeRoute], '/', { api, countryId }), calls };
}

const fail = () => {
  throw new ProblemError({
    type: 'about:blank',
    title: 'down',
    status: 404,
    code: 'NOT_FOUND',
    requestId: '01J9-7XYZ',
  });
};
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const box = () => screen.findByRole('region', { name: 'Pelletpreis heute' });

describe('home', () => {
  afterEach(() => localStorage.clear());

  it('has the calculator, and asks each call once', async () => {
    const { calls } = renderHome();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pellets vergleichen.');
    const calculator = screen.getByRole('form', { name: 'Preise vergleichen' });
    expect(within(calculator).getAllByRole('radio').length + within(calculator).getAllByRole('textbox').length).toBe(8);
    expect(calls.map(({ id }) => id).sort()).toEqual([
      'advertSlots',
      'bestPrice',
      'bestPrices',
      'bestPrices',
      'commonData',
      'countryStates',
      'newsArticles',
      'newsFeatured',
      'placePrices',
      'priceFaq',
      'priceSeries',
      'sitePrompts',
      'trustedShopRating',
    ]);
  });

  it('counts dealers and postcodes', async () => {
    renderHome();
    expect(await screen.findByText('150 Händler liefern in 8.255 Postleitzahlen')).toBeVisible();
  });

  it("says today's price, its change in seven days, its extremes and the price of bags", async () => {
    renderHome();
    const text = plain(await box());
    for (const part of [
      '382,18',
      '€/t',
      '−0,46 % in 7 Tagen',
      'Durchschnitt der günstigsten Angebote aus 8.255 Postleitzahlen',
      '3-Jahres-Tief291,05 €17.06.2025',
      '3-Jahres-Hoch489,40 €09.01.2024',
      'Sackware421,50 €/t',
    ])
      expect(text).toContain(part);
  });

  it('draws the year, with the same figures as a table', async () => {
    renderHome();
    const drawing = await screen.findByRole('img', { name: 'Pelletpreis der letzten zwölf Monate' });
    expect(drawing).toBeVisible();
    await userEvent.click(screen.getByText('Als Tabelle'));
    const rows = within(screen.getByRole('table', { name: 'Pelletpreis der letzten zwölf Monate' })).getAllByRole(
      'row',
    );
    expect(rows).toHaveLength(54);
    expect(rows.at(-1)).toHaveTextContent('21.11.2026381,78');
  });

  it('leads to the offers of six fuels, with the cheapest price where there is one', async () => {
    renderHome();
    const fuels = await screen.findByRole('region', { name: 'Brennstoffe' });
    const links = within(fuels).getAllByRole('link');
    expect(links).toHaveLength(6);
    expect(plain(links[0] as HTMLElement)).toContain('ab 361,20 €/t');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/kaminholz');
  });

  it('shows Swiss figures and the Swiss name', async () => {
    renderHome({}, 3);
    const text = plain(await box());
    expect(text).toContain('Schweiz, lose, 6 t');
    expect(text).toContain('CHF/t');
    expect(text).toContain('CHF 291.05');
  });

  it.each([
    ['rising', 1.239, '+1,24 % in 7 Tagen'],
    ['level', 0.001, 'unverändert in 7 Tagen'],
  ])('says that a price is %s', async (_, Change, text) => {
    renderHome({ bestPrices: () => ({ Price: 380, Change, DateTime: '2026-11-21T00:00:00.000Z', OfferCount: 10 }) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    [1, 'Preise in Ihrem Bundesland'],
    [2, 'Preise in Ihrem Bundesland'],
    [3, 'Preise in Ihrem Kanton'],
  ] as const)('leads in country %i to the prices of each state', async (countryId, name) => {
    renderHome({}, countryId);
    const states = await screen.findByRole('region', { name });
    expect(within(states).getByRole('link', { name: 'Bayern' })).toHaveAttribute('href', '/pelletpreise/bayern');
    expect(screen.getByRole('link', { name: 'Preise in Ihrer Region' })).toHaveAttribute('href', '/pelletpreise');
  });

  it('answers questions with its own figures', async () => {
    renderHome();
    const faq = await screen.findByRole('region', { name: 'Häufige Fragen zu Pelletpreisen' });
    expect(plain(faq)).toContain('am wenigsten am 17.06.2025 mit 291,05 € und am meisten am 09.01.2024 mit 489,40 €');
    const script = faq.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: expect.arrayContaining([expect.objectContaining({ name: 'Was ist im Preis enthalten?' })]),
    });
  });

  it('says so when there is no price of the day yet', async () => {
    renderHome({ bestPrices: () => ({}) });
    expect(await screen.findByText('Für heute liegt noch kein Preis vor.')).toBeVisible();
    expect(within(await box()).queryByText('Sackware')).toBeNull();
  });
});

describe('home when a call fails', () => {
  const everything = [
    ['commonData', () => screen.queryByText(/Händler liefern/)],
    ['bestPrice', () => screen.queryByText(/ab 361,20/)],
    ['bestPrices', () => screen.queryByText('382,18')],
    ['priceFaq', () => screen.queryByText('3-Jahres-Tief')],
    ['priceSeries', () => screen.queryByRole('img', { name: /zwölf Monate/ })],
  ] as const;

  it.each(everything)('%s costs its own block alone', async (failing) => {
    renderHome({ [failing]: fail });
    expect(await screen.findByRole('form', { name: 'Preise vergleichen' })).toBeVisible();
    for (const [call, block] of everything) {
      if (call === failing) expect(block()).toBeNull();
      else expect(block()).toBeVisible();
    }
  });

  it('the price of the day may be asked again', async () => {
    let isDown = true;
    renderHome({
      bestPrices: (input: never) => (isDown ? fail() : DATA['bestPrices']?.(input)),
    });
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent('Der Preis konnte nicht geladen werden.');
    expect(failed).toHaveTextContent('Vorgangsnummer 01J9-7XYZ');
    isDown = false;
    await userEvent.click(within(failed).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('382,18')).toBeVisible();
  });

  it('an API that is down leaves the calculator', async () => {
    const { api } = fakeApi({});
    renderRoute([homeRoute], '/', { api });
    expect(await screen.findByRole('form', { name: 'Preise vergleichen' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'So geht es' })).toBeVisible();
  });
});
