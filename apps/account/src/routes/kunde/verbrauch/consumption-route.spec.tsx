import { siteById } from '@heizplatz/country';
import { buildStatisticRow } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../../testing/expect-accessible';
import { renderAccountPage } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { consumptionPath, readConsumptionPage } from './consumption-query';
import { consumptionRoute } from './consumption-route';

// jsdom cannot render charts.
jest.mock('apexcharts', () => {
  throw new Error('not there');
});

const FARM = buildStatisticRow({
  Period: '2025-10',
  Place: 'Hof 1, 17268 Gerswalde',
  Amount: 3540,
  WeightKg: 3540,
  TotalPrice: 1478.75,
});
const ROWS = [FARM, buildStatisticRow()];
const PERIOD = 'von=2024-01-01&bis=2026-11-21';

const getStatistic = (rows = ROWS) => ({
  Scope: 'own' as const,
  Rows: rows,
  Total: { Orders: 2, WeightKg: 8390, TotalPrice: 3370.05 },
});

function open(path: string, statistic: unknown = getStatistic(), abroad = false) {
  const responses = {
    periodStatistic: () => statistic,
    statisticProducts: ({ query }: { query: { countryId: string } }) =>
      query.countryId === '1' || abroad ? [{ Id: 20, Name: 'Holzpellets lose' }] : [],
  };
  return renderAccountPage(consumptionRoute, path, responses, buildUser());
}
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');
const statisticCalls = (calls: readonly { id: string; input: unknown }[]) =>
  calls.filter(({ id }) => id === 'periodStatistic').map(({ input }) => input);

describe('/kunde/verbrauch', () => {
  it('shows the sums, the amounts over time with their table, and each address', async () => {
    const { container } = open(`/kunde/verbrauch?${PERIOD}`);
    await screen.findByRole('heading', { level: 1, name: 'Mein Verbrauch' });
    for (const part of ['8.390 kg', '3.370,05 €', '401,67 €/t']) expect(text()).toContain(part);
    expect(screen.getByRole('img', { name: /^Menge in kg: 2024 0, 2025 3.540, 2026 4.850$/ })).toBeInTheDocument();
    const years = within(screen.getByRole('table', { name: 'Menge und Kosten über die Zeit' })).getAllByRole('row');
    expect(years.map((row) => row.textContent.replaceAll('\u00A0', ' '))).toEqual([
      'ZeitMengeKostenje Tonne',
      '20240 kg0,00 €–',
      '20253.540 kg1.478,75 €417,73 €/t',
      '20264.850 kg1.891,30 €389,96 €/t',
    ]);
    expect(screen.getByRole('table', { name: 'Menge und Kosten je Lieferadresse' })).toBeVisible();
    await expectAccessible(container);
  });

  it('gives no mean over different goods', async () => {
    open(`/kunde/verbrauch?${PERIOD}`, getStatistic([FARM, buildStatisticRow({ ProductId: 29 })]));
    await screen.findByRole('heading', { level: 1 });
    expect(text()).not.toContain('/t');
  });

  it('asks by the address, and the address holds what was asked', async () => {
    const { calls, getPath } = open(`/kunde/verbrauch?${PERIOD}&produkt=20`);
    await screen.findByRole('heading', { level: 1 });
    expect(statisticCalls(calls)).toEqual([
      { body: { From: '2024-01-01', To: '2026-11-21', CountryId: 1, ProductId: 20 } },
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Produkt' }), 'Alle Produkte');
    await userEvent.click(screen.getByRole('button', { name: 'Anzeigen' }));
    await waitFor(() => expect(getPath()).toContain('produkt=&'));
    expect(statisticCalls(calls).at(-1)).toMatchObject({ body: { ProductId: null } });
  });

  it('narrows to one address without asking again for it', async () => {
    const { calls } = open(`/kunde/verbrauch?${PERIOD}&ort=Hof+1%2C+17268+Gerswalde`);
    await screen.findByRole('heading', { level: 1 });
    expect(text()).toContain('417,73 €/t');
    expect(text()).not.toContain('8.390 kg');
    expect(screen.queryByRole('table', { name: /je Lieferadresse/ })).not.toBeInTheDocument();
    expect(statisticCalls(calls)).toHaveLength(1);
  });

  it('keeps countries, and so EUR and CHF, apart', async () => {
    open(`/kunde/verbrauch?${PERIOD}&land=ch`, getStatistic(), true);
    const countries = within(await screen.findByRole('group', { name: 'Land' }));
    expect(countries.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      ([1, 2, 3] as const).map((id) => siteById(id).countryName),
    );
    expect(text()).toContain('CHF 3’370.05');
    expect(text()).not.toContain('€');
  });

  it.each([
    ['nothing at all', `/kunde/verbrauch?${PERIOD}&land=ch`, 'Noch kein Verbrauch'],
    ['nothing in the period', `/kunde/verbrauch?${PERIOD}`, 'Dazu gibt es keine Bestellung'],
  ])('says so when there is %s', async (_, path, title) => {
    const { container } = open(path, { Scope: 'own', Rows: [], Total: { Orders: 0, WeightKg: 0, TotalPrice: 0 } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Als CSV speichern' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says so when the API has no statistic', async () => {
    open(`/kunde/verbrauch?${PERIOD}`, false);
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Zahlen sind gerade nicht zu haben.');
  });
});

describe('the address of the consumption', () => {
  const here = { today: '2026-11-21', countryId: 2 } as const;
  it.each([
    ['', { from: '2023-11-22', to: '2026-11-21', countryId: 2, productId: null, place: null }],
    ['von=2026-05-01&bis=2026-02-01', { from: '2026-02-01', to: '2026-05-01' }],
    ['von=2026-02-31&bis=2026-05-01', { from: '2023-11-22' }],
    ['land=ch&produkt=20&ort=Hof', { countryId: 3, productId: 20, place: 'Hof' }],
    ['land=xx&produkt=-1&ort=', { countryId: 2, productId: null, place: null }],
  ])('reads %s', (query, expected) => {
    expect(readConsumptionPage(new URLSearchParams(query), here)).toMatchObject(expected);
  });

  it('is read as it was written', () => {
    const page = {
      from: '2024-01-01',
      to: '2024-12-31',
      countryId: 3,
      productId: 20,
      place: 'Straße 1, 8000 Zürich',
    } as const;
    const [, query = ''] = consumptionPath(page).split('?');
    expect(readConsumptionPage(new URLSearchParams(query), here)).toEqual(page);
  });
});
