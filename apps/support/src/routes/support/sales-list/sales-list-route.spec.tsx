import { ProblemError } from '@heizplatz/api-client';
import type { CommissionStatement, SalesMonth, SalesRow } from '@heizplatz/contract';
import { ROLES, type Role } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachDialogs } from '../../../testing/jsdom-dialog';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { salesRoutes } from './sales-routes';

beforeAll(teachDialogs);

const METRICS = { Orders: 3, WeightKg: 18_000, Net: 6000, Commission: 210, Corrections: -10 };
const ROW: SalesRow = {
  ...{ Month: '2026-10', DealerId: 7, DealerName: 'Pellethof Uckermark', CountryId: 1, Currency: 'EUR', ...METRICS },
  ...{ RatePercent: 3.5, Invoiced: null },
};
const MONTH: SalesMonth = {
  ...{ Month: '2026-10', Months: ['2026-11', '2026-10'], OldestOpen: '2026-10', Closed: null, CanClose: true },
  OrdersExpected: 1,
  Countries: [
    { CountryId: 1, Currency: 'EUR', Dealers: 1, ...METRICS },
    { CountryId: 2, Currency: 'EUR', Dealers: 1, ...METRICS },
    { CountryId: 3, Currency: 'CHF', Dealers: 1, ...METRICS },
  ],
  Comparisons: [
    {
      ...{ Currency: 'EUR', Now: { Net: 12_000, Commission: 420 }, Before: { Net: 9000, Commission: 315 } },
      Forecast: { Net: 24_000, Commission: 840, WorkingDays: 22, WorkingDaysDone: 11 },
    },
  ],
};
const STATEMENT: CommissionStatement = {
  ...{ Month: '2026-10', Number: null, ClosedAt: null, Currency: 'EUR', Corrections: [] },
  Dealer: {
    ...{ Id: 7, Name: 'Pellethof', Company: 'Pellethof GmbH', Street: 'Silohof 1', ZipCode: '17268', City: 'Templin' },
    ...{ CountryId: 1, TaxNumber: 'DE1' },
  },
  Lines: [
    {
      ...{ OrderNumber: 'DE-26-000123', AcceptedOn: '2026-10-05', ProductGroupId: 3, WeightKg: 6000, Net: 2000 },
      ...{ RatePercent: 3.5, Commission: 70, IsFinal: false },
    },
  ],
  Total: { ...METRICS, Payable: 70 },
};

interface Answers {
  readonly rows?: readonly SalesRow[];
  readonly month?: SalesMonth;
  readonly views?: readonly object[];
  readonly correct?: () => object;
}
const BOOKED = { success: true, Month: '2026-10' };

function open(
  path: string,
  role: Role = ROLES.financial,
  { rows = [ROW], month = MONTH, views = [], correct = () => BOOKED }: Answers = {},
) {
  const fake = fakeApi({
    salesList: () => listPage(rows),
    salesMonth: () => month,
    closeSalesMonth: () => ({ success: true }),
    addCommissionCorrection: correct,
    commissionStatement: () => STATEMENT,
    commissionRates: () => listPage([]),
    statisticDealers: () => [
      { Id: 3, Name: 'Alpenwärme', CountryId: 3 },
      { Id: 7, Name: 'Pellethof Uckermark', CountryId: 1 },
    ],
    staffViews: () => ({ Views: views }),
  });
  const user = staffPerson([role]);
  return { ...fake, ...renderRoute(addStaffParts([...salesRoutes]), path, { api: fake.api, user }) };
}
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4/;
const PROBLEM = { type: 'about:blank', title: 'x' };
const keys = (calls: ReturnType<typeof open>['calls']) =>
  calls
    .filter(({ id }) => id === 'addCommissionCorrection')
    .map(({ input }) => Reflect.get(Object(Object(input).body), 'IdempotencyKey'));
const sent = (calls: ReturnType<typeof open>['calls'], id: string) => calls.find((call) => call.id === id)?.input;

describe('/admin/verkaufsliste', () => {
  it('lists dealers, and sums euros and francs apart', async () => {
    open('/admin/verkaufsliste?month=2026-10');
    expect(await screen.findByRole('heading', { level: 1, name: 'Verkaufsliste' })).toBeInTheDocument();
    const row = within(screen.getByRole('row', { name: /Pellethof Uckermark/ }));
    for (const text of ['Oktober 2026', '18,0', 'offen']) expect(row.getByText(text)).toBeInTheDocument();
    const sums = within(screen.getByRole('table', { name: /Summen/ }));
    expect(sums.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Wert', 'EUR', 'CHF']);
    expect(sums.getByRole('row', { name: /^Netto/ })).toHaveTextContent(/12\.000,00 €.*6’000\.00/);
    expect(sums.getByRole('row', { name: /^Provision/ })).toHaveTextContent(/420,00 €.*210\.00/);
    expect(sums.getByRole('row', { name: /^Zu zahlen/ })).toHaveTextContent(/400,00 €.*200\.00/);
  });

  it('compares with the month before, and says where the running one gets to', async () => {
    open('/admin/verkaufsliste', ROLES.financial, { rows: [{ ...ROW, Litres: 12_500 }] });
    const table = await screen.findByRole('table', { name: 'Nach dem Tag der Annahme' });
    expect(within(table).getByRole('row', { name: /Netto EUR/ })).toHaveTextContent(
      /12\.000,00 €.*9\.000,00 €.*24\.000,00 €/,
    );
    expect(screen.getByText(/11 von 22/)).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Pellethof/ })).getByText('12.500')).toBeInTheDocument();
  });

  it('opens with the default view, and names its filters', async () => {
    const view = { Id: 1, Name: 'Schweiz', Query: 'month=2026-10&country=3', IsShared: false, IsDefault: true };
    const { getPath, calls } = open('/admin/verkaufsliste', ROLES.financial, { views: [view] });
    const chips = within(await screen.findByRole('list', { name: 'Gesetzte Filter' }));
    expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Monat: Oktober 2026',
      'Land: Schweiz',
    ]);
    expect(getPath()).toBe('/admin/verkaufsliste?month=2026-10&country=3');
    expect(sent(calls, 'salesList')).toEqual({ query: { month: '2026-10', country: '3' } });
  });

  it('closes a month after it was asked for', async () => {
    const { calls } = open('/admin/verkaufsliste?month=2026-10');
    await userEvent.click(await screen.findByRole('button', { name: 'Monat abschließen' }));
    expect(sent(calls, 'closeSalesMonth')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Endgültig abschließen' }));
    await waitFor(() => expect(sent(calls, 'closeSalesMonth')).toEqual({ body: { Month: '2026-10' } }));
  });

  it('names the month that is still open on the page of a later one', async () => {
    open('/admin/verkaufsliste', ROLES.financial, { month: { ...MONTH, Month: '2026-11', CanClose: false } });
    const link = await screen.findByRole('link', { name: 'Oktober 2026 ist noch nicht abgeschlossen' });
    expect(link).toHaveAttribute('href', '/admin/verkaufsliste?month=2026-10');
  });

  it('books a correction, and says what is wrong with one', async () => {
    const { calls } = open('/admin/verkaufsliste?month=2026-10');
    await userEvent.click((await screen.findAllByText('Korrektur buchen'))[0] ?? document.body);
    await userEvent.type(await screen.findByLabelText('Betrag'), '-12,50');
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur buchen' }));
    expect(sent(calls, 'addCommissionCorrection')).toBeUndefined();
    await userEvent.type(screen.getByLabelText('Grund'), 'Kulanz');
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur buchen' }));
    await waitFor(() =>
      expect(sent(calls, 'addCommissionCorrection')).toMatchObject({
        body: { DealerId: 7, Amount: -12.5, Reason: 'Kulanz', IdempotencyKey: expect.stringMatching(UUID) },
      }),
    );
  });

  it('sends a correction again under the key of its form, and the next one under another', async () => {
    let tries = 0;
    const { calls } = open('/admin/verkaufsliste?month=2026-10', ROLES.financial, {
      correct: () => {
        tries += 1;
        if (tries === 1) throw new ProblemError({ ...PROBLEM, status: 503, code: 'UNAVAILABLE' });
        return BOOKED;
      },
    });
    const book = async (amount: string) => {
      await userEvent.type(await screen.findByLabelText('Betrag'), amount);
      await userEvent.type(screen.getByLabelText('Grund'), 'Kulanz');
      await userEvent.click(screen.getByRole('button', { name: 'Korrektur buchen' }));
    };
    await userEvent.click((await screen.findAllByText('Korrektur buchen'))[0] ?? document.body);
    await book('5');
    await screen.findByText(/Das hat nicht geklappt/);
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur buchen' }));
    await waitFor(() => expect(screen.getByLabelText('Betrag')).toHaveValue(''));
    await book('5');
    await waitFor(() => expect(keys(calls)).toHaveLength(3));
    const [first, second, third] = keys(calls);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('begins anew once a correction waits for a second person, and says so', async () => {
    open('/admin/verkaufsliste?month=2026-10', ROLES.financial, {
      correct: () => {
        const detail = 'Gespeichert zur Freigabe';
        throw new ProblemError({ ...PROBLEM, status: 409, code: 'CONFLICT', detail, context: { ApprovalId: 5 } });
      },
    });
    await userEvent.click((await screen.findAllByText('Korrektur buchen'))[0] ?? document.body);
    await userEvent.type(await screen.findByLabelText('Betrag'), '900');
    await userEvent.type(screen.getByLabelText('Grund'), 'Kulanz');
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur buchen' }));
    expect(await screen.findByText('Gespeichert zur Freigabe')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Betrag')).toHaveValue(''));
  });

  it('books a correction for any dealer, listed or not, and never for one that nobody chose', async () => {
    const { calls } = open('/admin/verkaufsliste', ROLES.financial, {
      rows: [ROW, { ...ROW, DealerId: 8, DealerName: 'Ostsee' }],
    });
    await userEvent.click((await screen.findAllByText('Korrektur buchen'))[0] ?? document.body);
    const dealer = await screen.findByRole('combobox', { name: /^Händler/ });
    expect(dealer).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Betrag'), '5');
    await userEvent.type(screen.getByLabelText('Grund'), 'Kulanz');
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur buchen' }));
    expect(sent(calls, 'addCommissionCorrection')).toBeUndefined();
    await userEvent.selectOptions(dealer, 'Alpenwärme (CH, CHF)');
    await userEvent.click(screen.getByRole('button', { name: 'Korrektur buchen' }));
    await waitFor(() =>
      expect(sent(calls, 'addCommissionCorrection')).toMatchObject({ body: { DealerId: 3, Amount: 5 } }),
    );
  });

  it.each([ROLES.marketing, ROLES.customerSupport, ROLES.dealerSupport])('refuses %s with 403', async (role) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = open('/admin/verkaufsliste', role);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});

it('a statement shows order by order, and what is not final yet', async () => {
  open('/admin/verkaufsliste/2026-10/7');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Provisionsabrechnung Oktober 2026');
  expect(screen.getByRole('row', { name: /DE-26-000123/ })).toHaveTextContent('6.000 *');
  expect(screen.getByText(/vorläufig/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute(
    'href',
    '/api/support/verkaufsliste/abrechnung/2026-10/7/datei?format=pdf',
  );
});

it.each([
  [ROLES.admin, 1],
  [ROLES.financial, 0],
])('rates are set by admins alone: %s', async (role, forms) => {
  open('/admin/verkaufsliste/provisionssaetze', role);
  expect(await screen.findByRole('heading', { level: 1, name: 'Provisionssätze' })).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Speichern' })).toHaveLength(forms);
});
