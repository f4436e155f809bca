import { ProblemError } from '@heizplatz/api-client';
import type { CALLS, CallResponse } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { pressRoute } from './press-route';

type Series = CallResponse<typeof CALLS.pressPrices>;

const WEEK = { Key: '2026-W47', From: '2026-11-16', To: '2026-11-21', Price: 403.5, Low: 402, High: 1405.25, Days: 6 };
const SERIES: Series = {
  ...({ CountryId: 1, Currency: 'EUR', PriceUnit: 't', Amount: 6000, AmountUnit: 'kg' } as const),
  ...{ ProductId: 20, ProductName: 'Holzpellets lose', KnownFrom: '2023-11-23', KnownTo: '2026-11-21' },
  Products: [
    { Id: 20, Name: 'Holzpellets lose' },
    { Id: 23, Name: 'Holzpellets Sackware' },
  ],
  Rows: [{ Key: '2026-W46', From: '2026-11-15', To: '2026-11-15', Price: 400, Low: 400, High: 400, Days: 1 }, WEEK],
};

function open(path: string, series: Partial<Series> | (() => never) = {}, roles: string[] = [ROLES.press]) {
  const pressPrices = jest.fn(typeof series === 'function' ? series : () => ({ ...SERIES, ...series }));
  const fake = fakeApi({ pressPrices });
  const user = staffPerson(roles);
  return { ...fake, pressPrices, ...renderRoute(addStaffParts([pressRoute]), path, { api: fake.api, user }) };
}

const PERIOD = 'from=2026-11-15&to=2026-11-21';
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('/support/presse', () => {
  it('shows the series that the address names, drawn and as a table, and offers it as files', async () => {
    const { pressPrices } = open(`/support/presse?${PERIOD}&by=week&country=1&product=20`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pressedownloads' })).toBeInTheDocument();
    const query = { country: '1', product: '20', from: '2026-11-15', to: '2026-11-21', by: 'week' };
    expect(pressPrices).toHaveBeenCalledWith({ query });
    const series = region('Preisreihe');
    expect(series.getByRole('img', { name: 'Preisverlauf: Holzpellets lose, Deutschland' })).toBeInTheDocument();
    const row = series.getByRole('row', { name: /KW 47 2026, 16\.11\.2026–21\.11\.2026/, hidden: true });
    expect(row).toHaveTextContent('403,50402,001.405,256');
    expect(series.getByText('+0,9 %')).toBeInTheDocument();
    for (const [name, format] of [
      ['CSV', 'csv'],
      ['Excel', 'xlsx'],
    ] as const) {
      const href = new URL(series.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x');
      expect(href.pathname).toBe('/api/support/presse/preise/ausgabe');
      expect(Object.fromEntries(href.searchParams)).toEqual({ ...query, format });
    }
  });

  it('offers the chart as a picture of the same series, and the logos', async () => {
    open(`/support/presse?${PERIOD}&by=month`);
    await screen.findByRole('heading', { level: 1 });
    const href = new URL(
      region('Preisreihe').getByRole('link', { name: 'PNG' }).getAttribute('href') ?? '',
      'http://x',
    );
    expect(href.pathname).toBe('/api/support/presse/preise/diagramm');
    expect(Object.fromEntries(href.searchParams)).toMatchObject({ by: 'month', from: '2026-11-15', format: 'png' });
    const logos = region('Logos').getAllByRole('link');
    expect(logos.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Logo für helle Flächen: SVG', '/api/support/presse/logo/dunkel?format=svg'],
      ['Logo für helle Flächen: PNG', '/api/support/presse/logo/dunkel?format=png'],
      ['Logo für dunkle Flächen: SVG', '/api/support/presse/logo/hell?format=svg'],
      ['Logo für dunkle Flächen: PNG', '/api/support/presse/logo/hell?format=png'],
      ['Bildzeichen allein: SVG', '/api/support/presse/logo/zeichen?format=svg'],
      ['Bildzeichen allein: PNG', '/api/support/presse/logo/zeichen?format=png'],
    ]);
  });

  it('begins with a year by week in the site’s country, and says whom to call there', async () => {
    const { pressPrices } = open('/support/presse?from=gestern&by=jahr');
    await screen.findByRole('heading', { level: 1 });
    expect(pressPrices).toHaveBeenCalledWith({
      query: expect.objectContaining({ country: '1', product: '20', by: 'week' }),
    });
    const chips = within(screen.getByRole('group', { name: 'Zeitraum' }));
    expect(chips.getByRole('link', { name: '1 Jahr' })).toHaveAttribute('aria-current', 'true');
    expect(chips.getByRole('link', { name: 'alles' })).toHaveAttribute(
      'href',
      expect.stringContaining('from=2023-11-23'),
    );
    expect(region('Pressekontakt').getByRole('link', { name: '+49 30 23125 200' })).toHaveAttribute(
      'href',
      'tel:+493023125200',
    );
  });

  it('begins with an own country for somebody who does not work for the site’s, and offers no other', async () => {
    const fake = fakeApi({ pressPrices: () => ({ ...SERIES, CountryId: 2 }) });
    const user = { ...staffPerson([ROLES.press]), countryIds: [2] };
    renderRoute(addStaffParts([pressRoute]), '/support/presse', { api: fake.api, user });
    const country = await screen.findByLabelText('Land');
    expect(
      within(country)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Österreich']);
    expect(fake.sent('pressPrices')).toEqual([{ query: expect.objectContaining({ country: '2' }) }]);
  });

  it('is in francs for Switzerland, with its own press office and source', async () => {
    open(`/support/presse?country=3&${PERIOD}`, { CountryId: 3, Currency: 'CHF' });
    await screen.findByRole('heading', { level: 1 });
    expect(region('Preisreihe').getByText('in CHF/t')).toBeInTheDocument();
    expect(region('Preisreihe').queryByText(/€/)).not.toBeInTheDocument();
    expect(region('Pressekontakt').getByRole('link', { name: '+41 44 023 12 52' })).toBeInTheDocument();
    expect(region('Nutzung').getByText(/^Quelle: Heizplatz, ch\.localhost:4200, Stand/)).toBeInTheDocument();
  });

  it('says so where nothing is known, and offers no file', async () => {
    open('/support/presse', { Rows: [], Products: [], KnownFrom: null, KnownTo: null });
    expect(await screen.findByText('Für diese Ware gibt es hier in dieser Zeit keine Preise')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'CSV' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'alles' })).not.toBeInTheDocument();
  });

  it('has one line in the navigation, and no search', async () => {
    open('/support/presse');
    await screen.findByRole('heading', { level: 1 });
    const [navigation = document.body] = screen.getAllByRole('navigation', { name: 'Support' });
    const links = within(navigation).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Pressedownloads']);
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('is 404 for goods that there are not', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = open('/support/presse?product=999', () => {
      throw new ProblemError({ type: 'x', title: 'x', status: 404, code: 'NOT_FOUND' });
    });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });

  it.each([[ROLES.customer], [ROLES.advertisingPartner], [ROLES.marketing], [ROLES.editor]])(
    'refuses %s with 403',
    async (role) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { router, calls } = open('/support/presse', {}, [role]);
      await waitFor(() =>
        expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
      );
      expect(calls).toEqual([]);
    },
  );
});
