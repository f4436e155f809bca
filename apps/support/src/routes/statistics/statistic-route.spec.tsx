import type { SalesMetrics, StaffStatistic } from '@heizplatz/contract';
import { ROLES, type Role } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { staffPerson } from '../../testing/staff-person';
import { addStaffParts } from '../../testing/add-staff-parts';
import { statisticRoute } from './statistic-route';

// jsdom cannot render charts.
jest.mock('apexcharts', () => {
  throw new Error('not there');
});

const metrics = (fields: Partial<SalesMetrics> = {}): SalesMetrics => ({
  ...{ Orders: 10, WeightKg: 50_000, Litres: 0, Revenue: 20_000, MeanPerTonne: 400, CancellationPercent: 3.5 },
  ...{ RatePayPercent: 20, WeightsToConfirm: 0 },
  ...fields,
});
const total = (Currency: 'EUR' | 'CHF', now: Partial<SalesMetrics> = {}) => ({
  Currency,
  Now: metrics(now),
  Before: metrics({ Revenue: 16_000 }),
  YearBefore: metrics({ Revenue: 25_000 }),
  ...{ Commission: null, Forecast: null, RowCount: 1 },
  Payments: [{ Kind: 'rechnung', Orders: 8, Percent: 80 }],
});
const COMPARED = { Before: metrics({ Revenue: 16_000 }), YearBefore: metrics({ Revenue: 25_000 }) };
const ANSWER: StaffStatistic = {
  Scope: 'all',
  Rows: [
    { Key: '2026-05', Label: '2026-05', Currency: 'EUR', Now: metrics(), ...COMPARED },
    { Key: '2026-05', Label: '2026-05', Currency: 'CHF', Now: metrics({ Revenue: 900 }), ...COMPARED },
  ],
  IsCapped: false,
  Total: [total('EUR'), total('CHF', { Revenue: 900 })],
  Before: { From: '2025-01-01', To: '2025-12-31' },
  YearBefore: { From: '2025-01-01', To: '2025-12-31' },
  CountedTo: null,
};

function open(path: string, response: StaffStatistic | false = ANSWER, roles: readonly Role[] = [ROLES.marketing]) {
  const fake = fakeApi({
    periodStatistic: () => response,
    statisticProducts: () => [{ Id: 20, Name: 'Holzpellets lose' }],
    statisticDealers: () => [{ Id: 7, Name: 'Pellethof Uckermark', CountryId: 1 }],
  });
  const user = staffPerson([...roles]);
  return { ...fake, ...renderRoute(addStaffParts([statisticRoute]), path, { api: fake.api, user }) };
}
const YEAR = '/statistics?from=2026-01-01&to=2026-12-31';
const region = (currency: string) => within(screen.getByRole('region', { name: `Zahlen in ${currency}` }));

describe('/statistics', () => {
  it('shows each currency for itself, with the period before and the difference', async () => {
    open(YEAR);
    expect(await screen.findByRole('heading', { level: 1, name: 'Statistik' })).toBeInTheDocument();
    expect(region('EUR').getAllByText(/20\.000,00 €/).length).toBeGreaterThan(0);
    expect(region('EUR').getAllByText(/\+25,0/).length).toBeGreaterThan(0);
    expect(region('EUR').getByText(/Rechnung 80,0/)).toBeInTheDocument();
    expect(region('CHF').getAllByText(/900\.00/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/20\.900/)).not.toBeInTheDocument();
  });

  it('asks for what stands in the address, and leads a month on to its days', async () => {
    const { calls } = open(`${YEAR}&country=1&product=20&ratePay=ja&dealer=7`);
    await screen.findByRole('heading', { level: 1 });
    expect(calls.find(({ id }) => id === 'periodStatistic')?.input).toMatchObject({
      body: {
        From: '2026-01-01',
        To: '2026-12-31',
        By: 'month',
        CountryId: 1,
        ProductId: 20,
        DealerId: 7,
        RatePay: true,
      },
    });
    const month = region('EUR').getByRole('link', { name: '05/2026' });
    const href = new URL(month.getAttribute('href') ?? '', 'http://x');
    expect(Object.fromEntries(href.searchParams)).toMatchObject({ from: '2026-05-01', to: '2026-05-31', by: 'day' });
    const file = screen.getByRole('link', { name: 'CSV' }).getAttribute('href');
    expect(file).toContain('from=2026-01-01&to=2026-12-31');
  });

  it('compares with the year before, in words too', async () => {
    open(YEAR);
    expect(await screen.findByText(/Vorjahr: 01\.01\.2025 – 31\.12\.2025\./)).toBeInTheDocument();
    expect(region('EUR').getAllByText(/25\.000,00 €/).length).toBeGreaterThan(0);
    expect(region('EUR').getAllByText(/−20,0/).length).toBeGreaterThan(0);
  });

  it('says of a month that is not over which days count, and where it gets to', async () => {
    const Forecast = { Revenue: 21_000, Orders: 42, Commission: 210, WorkingDays: 21, WorkingDaysDone: 19 };
    const earned = { Commission: 190, Net: 9500, TakeRatePercent: 2 };
    const Commission = { Now: earned, Before: earned, YearBefore: earned };
    const liquid = metrics({ Litres: 12_300 });
    open(YEAR, { ...ANSWER, CountedTo: '2026-11-26', Total: [{ ...total('EUR'), Now: liquid, Forecast, Commission }] });
    expect(await screen.findByText(/läuft noch.*mit denselben Tagen davor/)).toBeInTheDocument();
    expect(region('EUR').getByText(/21\.000,00 € Umsatz, 42 Bestellungen, 210,00 € Provision/)).toBeInTheDocument();
    expect(region('EUR').getByText(/19 von 21/)).toBeInTheDocument();
    expect(region('EUR').getByText('12.300 l')).toBeInTheDocument();
    expect(region('EUR').getByText('Provision am Warenwert')).toBeInTheDocument();
  });

  it('sorts, searches and pages a table by its address', async () => {
    const many = { ...ANSWER, Total: [{ ...total('EUR'), RowCount: 120 }] };
    const { calls } = open(`${YEAR}&by=dealer&sort=-orders&search=hof&page=2`, many);
    await screen.findByRole('heading', { level: 1 });
    expect(calls.find(({ id }) => id === 'periodStatistic')?.input).toMatchObject({
      body: { By: 'dealer', Sort: '-orders', Search: 'hof', Page: 2 },
    });
    expect(screen.getByRole('columnheader', { name: 'Bestellungen' })).toHaveAttribute('aria-sort', 'descending');
    const getParams = (name: string) =>
      new URL(region('EUR').getByRole('link', { name }).getAttribute('href') ?? '', 'http://x').searchParams;
    expect(getParams('Bestellungen').get('sort')).toBe('orders');
    expect(getParams('Händler').get('sort')).toBe('label');
    expect([getParams('Umsatz').get('sort'), getParams('Umsatz').get('page')]).toEqual(['-revenue', null]);
    expect(screen.getByRole('searchbox', { name: 'Händler suchen' })).toHaveValue('hof');
    const pages = within(screen.getByRole('navigation', { name: 'Seiten der Tabelle in EUR' }));
    expect(pages.getByRole('link', { name: /3/ })).toHaveAttribute('href', expect.stringContaining('page=3'));
  });

  it('says so when nothing was ordered, and when the figures are not to be had', async () => {
    open(YEAR, { ...ANSWER, Rows: [], Total: [] });
    expect(await screen.findByText('In diesem Zeitraum gibt es keine solche Bestellung')).toBeInTheDocument();
  });

  it('fails in words', async () => {
    open(YEAR, false);
    expect(await screen.findByText('Die Zahlen konnten nicht geladen werden.')).toBeInTheDocument();
  });

  it.each([[ROLES.customerSupport], [ROLES.editor], [ROLES.dealerSupport]])('refuses %s with 403', async (role) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = open(YEAR, ANSWER, [role]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});
