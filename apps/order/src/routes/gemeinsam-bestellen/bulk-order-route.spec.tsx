import { ProblemError } from '@heizplatz/api-client';
import type { BulkOrderRow } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addLinks } from '../../testing/add-links';
import { bulkOrderRoute } from './bulk-order-route';

const PAGE = '/holzpellets-lose/gemeinsam-bestellen?zipCode=10115&amount=6000';
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

const getRow = (Stations: number, SavingPerHousehold: number, more: Partial<BulkOrderRow> = {}): BulkOrderRow => ({
  Stations,
  Amount: Stations * 6000,
  UnitPrice: 400.46,
  TonnePrice: null,
  TotalPrice: 2402.78 * Stations,
  PricePerHousehold: 2402.78 - SavingPerHousehold,
  SavingPerHousehold,
  ...more,
});
const ROWS = [getRow(1, 0, { CustomerGroupId: 1 }), getRow(2, 30.24), getRow(3, 54.9, { CustomerGroupId: 3 })];

function renderPage(path: string, respond: () => unknown, countryId: CountryId = 1) {
  const { api, calls } = fakeApi({ bulkOrderCalculation: respond });
  const elsewhere = { path: '/:productGroup/angebotsliste', element: null };
  const view = renderRoute(addLinks([bulkOrderRoute, elsewhere]), path, { api, countryId });
  return { ...view, calls };
}

const getCells = (row: HTMLElement) => [...row.children].map(({ textContent }) => plain(textContent));

describe('ordering together', () => {
  it('has the saving per household as a table, each number of households leading to its list', async () => {
    renderPage(PAGE, () => ({ AmountPerHousehold: 6000, Rows: ROWS }));
    const table = within(await screen.findByRole('table', { name: 'Preis und Ersparnis je Haushalt' }));
    expect(table.getAllByRole('row').slice(1).map(getCells)).toEqual([
      ['1 Haushalt', '2.402,78', '–', '400,46', '6.000 kg'],
      ['2 Haushalte', '2.372,54', '30,24', '400,46', '12.000 kg'],
      ['3 Haushalte', '2.347,88', '54,90', '400,46', '18.000 kg'],
    ]);
    expect(table.getByRole('link', { name: '3 Haushalte' })).toHaveAttribute(
      'href',
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=18000&stations=3&options=3',
    );
  });

  it('draws the same figures, and says what can be saved at most', async () => {
    renderPage(PAGE, () => ({ AmountPerHousehold: 6000, Rows: ROWS }));
    const plot = await screen.findByRole('img', { name: 'Ersparnis je Haushalt in €, nach Zahl der Haushalte' });
    expect(plot).toHaveTextContent('01302553');
    expect(screen.getByText(/Zu 3 Haushalten spart jeder 54,90/)).toBeVisible();
    expect(screen.getByText(/höchstens 20\.000.kg auf einmal/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Großmenge anfragen' })).toHaveAttribute(
      'href',
      '/holzpellets-lose/grossmenge-anfragen?zipCode=10115&amount=6000',
    );
  });

  it('has pallets per tonne beside per pallet', async () => {
    const Rows = [getRow(1, 0, { Amount: 1, TonnePrice: 477.44 }), getRow(2, 12, { Amount: 2, TonnePrice: 461.5 })];
    renderPage('/holzpellets-sackware/gemeinsam-bestellen?zipCode=1010', () => ({ AmountPerHousehold: 1, Rows }), 2);
    expect(await screen.findByRole('columnheader', { name: '€/t' })).toBeVisible();
    expect(screen.getByText('477,44')).toBeVisible();
  });

  it('says when nothing is saved', async () => {
    renderPage(PAGE, () => ({ AmountPerHousehold: 6000, Rows: [getRow(1, 0)] }));
    expect(await screen.findByText(/spart eine gemeinsame Bestellung heute nichts/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /Ersparnis/ })).toBeNull();
  });

  it('says in words that nobody delivers', async () => {
    renderPage(PAGE, () => false);
    expect(
      await screen.findByRole('heading', { name: 'Nach 10115 liefert zurzeit niemand Holzpellets lose' }),
    ).toBeVisible();
  });

  it('leads to the list without a postcode, and with what the API refuses', async () => {
    const { router, calls } = renderPage('/holzpellets-lose/gemeinsam-bestellen?amount=6000', () => false);
    await waitFor(() => expect(router.state.location.pathname).toBe('/holzpellets-lose/angebotsliste'));
    expect(calls).toEqual([]);
    const refused = renderPage(PAGE, () => {
      throw new ProblemError({ type: 'about:blank', title: '', status: 400, code: 'VALIDATION' });
    });
    await waitFor(() => expect(refused.router.state.location.pathname).toBe('/holzpellets-lose/angebotsliste'));
  });

  it('says so when the API is down, with a way to try again', async () => {
    renderPage(PAGE, () => {
      throw new ProblemError({ type: 'about:blank', title: '', status: 503, code: 'UNAVAILABLE', requestId: 'req-9' });
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Vorgangsnummer req-9')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute('href', PAGE);
  });

  it('is not found for a product group that does not exist', async () => {
    const { router } = renderPage('/kohle/gemeinsam-bestellen?zipCode=10115', () => false);
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
  });
});
