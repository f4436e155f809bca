import type { CountryId } from '@heizplatz/country';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, MUNICH, plain, PRICE_RESPONSES } from '../../testing/price-responses';
import { structuredData } from '../../testing/structured-data';
import { pricesRoute } from './prices-route';

type Responses = Parameters<typeof fakeApi>[0];
const ELSEWHERE = { path: '*', element: null };

function renderPrices(path = '/pelletpreise', responses: Responses = {}, countryId: CountryId = 1) {
  const { api, calls } = fakeApi({ ...PRICE_RESPONSES, ...responses });
  return { ...renderRoute([pricesRoute, ELSEWHERE], path, { api, countryId }), calls };
}
const ready = () => screen.findByRole('heading', { level: 1 });

describe('/pelletpreise', () => {
  it("says the country's average, its changes and the offers behind each figure", async () => {
    renderPrices();
    expect(await ready()).toHaveTextContent('Pelletpreise in Deutschland');
    const tiles = plain(screen.getByRole('list', { name: 'Preise heute' }));
    for (const part of [
      '397,75',
      '111.165 Angebote in 12 Postleitzahlen',
      '▲ 0,82 %',
      '▼ −7,70',
      '473,32',
      '92.710 Angebote',
    ])
      expect(tiles).toContain(part);
    const extremes = plain(screen.getByRole('region', { name: 'Drei Jahre' }));
    expect(extremes).toContain('3-Jahres-Tief247,75 €/t25.08.2024');
    expect(extremes).toContain('3-Jahres-Hoch405,75 €/t06.08.2026');
  });

  it('is a data set for search engines: what is measured, by whom and since when it stands', async () => {
    renderPrices();
    await ready();
    const [dataset] = structuredData('Dataset');
    expect(dataset).toMatchObject({
      name: 'Pelletpreise in Deutschland: aktueller Preis und Verlauf',
      isAccessibleForFree: true,
      spatialCoverage: { name: 'Deutschland' },
      variableMeasured: [
        { name: 'Holzpellets lose', unitText: 'EUR/t' },
        { name: 'Holzpellets Sackware', unitText: 'EUR/t' },
      ],
    });
  });

  it('draws a year on the server, its figures a click away in a table', async () => {
    const { calls } = renderPrices();
    expect(await screen.findByRole('img', { name: 'Preisverlauf: Deutschland' })).toBeVisible();
    await userEvent.click(screen.getByText('Als Tabelle'));
    const rows = within(screen.getByRole('table', { name: 'Preisverlauf: Deutschland' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('21.11.2026396,40');
    expect(rows).toHaveLength(54);
    expect(calls.filter(({ id }) => id === 'priceSeries')).toHaveLength(1);
  });

  it.each([
    ['Drei Monate', '3m', '92'],
    ['Drei Jahre', '3j', '1096'],
    ['Alles, was es gibt', 'max', '3660'],
  ])('shows %s by a link that can be shared', async (name, range, days) => {
    const { calls, router } = renderPrices();
    await ready();
    await userEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true'));
    expect(router.state.location.search).toBe(`?zeitraum=${range}`);
    expect(calls).toContainEqual(
      expect.objectContaining({ input: expect.objectContaining({ query: expect.objectContaining({ days }) }) }),
    );
  });

  it('puts a second place beside it, by its name, in line and table', async () => {
    renderPrices();
    await ready();
    await userEvent.type(screen.getByRole('combobox', { name: /^Vergleichen mit/ }), 'Bayern');
    await userEvent.click(screen.getByRole('button', { name: 'Vergleichen' }));
    expect(await screen.findByRole('img', { name: 'Preisverlauf: Deutschland und Bayern' })).toBeVisible();
    await userEvent.click(screen.getByText('Als Tabelle'));
    const [, newest] = within(screen.getByRole('table', { name: /Deutschland und Bayern/ })).getAllByRole('row');
    expect(newest).toHaveTextContent('21.11.2026396,40406,40');
  });

  it.each(['atlantis', '99999'])('says that it does not know %s, and draws nothing under its name', async (text) => {
    renderPrices(`/pelletpreise?vergleich=${text}`);
    expect(await screen.findByText(/Diesen Ort kennen wir nicht/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Preisverlauf: Deutschland' })).toBeVisible();
  });

  it('has the states as a map and as a table of the same links and prices', async () => {
    renderPrices();
    const states = await screen.findByRole('region', { name: 'Pelletpreise nach Bundesländern' });
    expect(within(states).getByRole('link', { name: 'Bayern: 400,38\u00A0€/t' })).toHaveAttribute(
      'href',
      '/pelletpreise/bayern',
    );
    const rows = within(states).getAllByRole('row').map(plain);
    expect(rows[0]).toBe('Bundesland14.11.21.11.DifferenzAngebote');
    expect(rows[1]).toBe('Bayern397,10400,38+3,2821');
    expect(rows[2]).toBe('Hessen–394,020,0021');
  });

  it('names beside the map the state that is pointed at or focused, else the cheapest and the dearest', async () => {
    renderPrices();
    const states = await screen.findByRole('region', { name: 'Pelletpreise nach Bundesländern' });
    const metric = () => plain(states);
    expect(metric()).toContain('Am günstigsten: Hessen 394,02 €/t');
    expect(metric()).toContain('Am teuersten: Bayern 400,38 €/t');
    await userEvent.hover(within(states).getByRole('link', { name: 'Bayern: 400,38\u00A0€/t' }));
    expect(metric()).not.toContain('Am teuersten');
    expect(metric()).toContain('Bayern 400,38 €/t');
    await userEvent.unhover(within(states).getByRole('link', { name: 'Bayern: 400,38\u00A0€/t' }));
    expect(metric()).toContain('Am teuersten: Bayern');
    const classes = within(states).getByRole('list', { name: 'Farben der Karte in €/t' });
    expect(within(classes).getAllByRole('listitem').map(plain)).toEqual([
      '394,02–395,29',
      '395,29–396,56',
      '396,56–397,84',
      '397,84–399,11',
      '399,11–400,38',
    ]);
  });

  it('says each day of the chart by arrow keys, and where its axis begins', async () => {
    renderPrices('/pelletpreise', {}, 3);
    await ready();
    const [slider] = screen.getAllByRole('slider', { name: /Tag wählen$/ });
    if (!slider) throw new Error('the chart has no slider');
    const latest = slider.getAttribute('aria-valuetext') ?? '';
    expect(latest.replaceAll('\u00A0', ' ')).toMatch(/^\w\w, \d\d\.\d\d\.\d{4}: .*CHF \d{3}\.\d\d\/t/);
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).not.toBe(latest);
    expect(slider.nextElementSibling?.textContent).toBe(slider.getAttribute('aria-valuetext'));
    expect(screen.getByText(/Achse beginnt bei \d+/)).toBeVisible();
  });

  it('names cantons, francs and Swiss figures in Switzerland', async () => {
    renderPrices('/pelletpreise', {}, 3);
    expect(await ready()).toHaveTextContent('Pelletpreise in der Schweiz');
    expect(screen.getByRole('region', { name: 'Pelletpreise nach Kantonen' })).toBeVisible();
    const tiles = plain(screen.getByRole('list', { name: 'Preise heute' }));
    expect(tiles).toContain('CHF 397.75/t');
    expect(tiles).toContain('111’165 Angebote');
  });

  it('says what the price depends on; exchange rates lead nowhere', async () => {
    renderPrices();
    const factors = await screen.findByRole('region', { name: 'Was den Preis bestimmt' });
    expect(
      within(factors)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/charts/rohoel']);
    expect(plain(factors)).toContain('1,0873 USD');
    expect(plain(factors)).toContain('▼ 1,25 % in 7 Tagen');
  });

  it('leads to the page of a place', async () => {
    const { router } = renderPrices('/pelletpreise?ort=80331');
    await waitFor(() => expect(router.state.location.pathname).toBe(MUNICH.Path));
  });

  it('says that it does not know a place', async () => {
    renderPrices('/pelletpreise?ort=99999');
    expect(await screen.findByText(/versuchen Sie es mit der Postleitzahl/)).toBeVisible();
  });

  it('offers every place of a name, without script too, and guesses none', async () => {
    const { router } = renderPrices('/pelletpreise?ort=Halle');
    const choices = await screen.findByRole('navigation', { name: 'Welchen Ort meinen Sie?' });
    expect(within(choices).getAllByRole('listitem').map(plain)).toEqual([
      'Halle (Saale) 13 Postleitzahlen · Bayern · 398,20 €/t',
      'Halle (Westf.) 33790 · Bayern',
    ]);
    expect(within(choices).getAllByRole('link')[0]).toHaveAttribute('href', '/pelletpreise/halle-06108');
    expect(router.state.location.pathname).toBe('/pelletpreise');
  });

  it('offers the seat of a county, and says that it is that', async () => {
    const { router } = renderPrices('/pelletpreise?ort=Landkreis+Unna');
    expect(await screen.findByText(/Meinen Sie diesen Ort\?/)).toBeVisible();
    const choices = screen.getByRole('navigation', { name: 'Welchen Ort meinen Sie?' });
    expect(within(choices).getAllByRole('listitem').map(plain)).toEqual([
      'Unna 59423 · Bayern · Sitz des Kreises Unna · 398,20 €/t',
    ]);
    expect(router.state.location.pathname).toBe('/pelletpreise');
  });

  it('says that the search failed, and not that the place is unknown', async () => {
    renderPrices('/pelletpreise?ort=80331', { searchPlaces: failing });
    expect(await screen.findByText(/Die Suche ist gerade nicht erreichbar/)).toBeVisible();
    expect(screen.queryByText(/kennen wir nicht/)).toBeNull();
  });

  it('suggests places while one types, and leads to the chosen one', async () => {
    const { router } = renderPrices();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Preise an Ihrem Ort' }), 'Hal');
    const option = await screen.findByRole('option', { name: /^Halle \(Saale\)/ });
    expect(plain(option)).toContain('398,20 €/t');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/pelletpreise/halle-06108'));
  });
});

describe('/pelletpreise when a call fails', () => {
  it.each([
    ['placePrices', 'Die Preise konnten nicht geladen werden.'],
    ['priceSeries', 'Der Preisverlauf konnte nicht geladen werden.'],
    ['rangeLocal', 'Die Preise der Regionen konnten nicht geladen werden.'],
  ])('%s costs its own block alone, and may be asked again', async (call, text) => {
    renderPrices('/pelletpreise', { [call]: failing });
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent(text);
    expect(failed).toHaveTextContent('01J9-7XYZ');
    expect(within(failed).getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});
