import type { DeliveryPointFeeRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../testing/list-page';
import { staffPerson } from '../testing/staff-person';
import { addStaffParts } from '../testing/add-staff-parts';
import { feesRoute } from '../routes/support/saetze/gebuehren/fees-route';
import { ratesRoute } from '../routes/support/saetze/rates-route';

const FEE: DeliveryPointFeeRow = {
  ...{ FeeId: '7-03-3550-1', CountryId: 1, Currency: 'EUR', DealerId: 7, DealerName: 'Pellethof Uckermark' },
  ...{ ProductGroupId: 3, CustomerGroupIds: [1, 2], Branches: ['Templin', 'Prenzlau'], Fee: 35.5 },
  ...{ ValidFrom: '2026-11-01T05:00:00.000Z', Phase: 'current' },
};
const SWISS: DeliveryPointFeeRow = {
  ...FEE,
  ...{ FeeId: '9-03-4000-2', CountryId: 3, Currency: 'CHF', DealerId: 9, DealerName: 'Holz Aarau', Fee: 40 },
  ...{ CustomerGroupIds: [1, 2, 3], Phase: 'coming' },
};

function open(path: string, role: string = ROLES.financial) {
  const fake = fakeApi({
    stationFees: () => listPage([FEE, SWISS]),
    vatRates: () => listPage([]),
    publicHolidays: () => ({ Year: 2026, Holidays: [] }),
    staffViews: () => ({ Views: [] }),
  });
  const user = staffPerson([role]);
  return { ...fake, ...renderRoute(addStaffParts([feesRoute, ratesRoute]), path, { api: fake.api, user }) };
}

describe('/support/saetze/gebuehren', () => {
  it('shows fees in the money of their country, for whom and where, and that they are to come', async () => {
    open('/support/saetze/gebuehren');
    const row = within(await screen.findByRole('row', { name: /Pellethof Uckermark/ }));
    for (const text of [
      'DE',
      'Holzpellets lose',
      'Privat, Gewerbe',
      'Templin, Prenzlau',
      '35,50 €',
      '01.11.2026',
      'gilt',
    ])
      expect(row.getByText(text)).toBeInTheDocument();
    const swiss = within(screen.getByRole('row', { name: /Holz Aarau/ }));
    for (const text of ['CH', 'alle', 'CHF 40.00', 'kommt']) expect(swiss.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/support/saetze/gebuehren/ausgabe?format=csv',
    );
  });

  it('leads who minds dealers to their prices, and everybody to the rates of commission', async () => {
    open('/support/saetze/gebuehren', ROLES.admin);
    expect(await screen.findByRole('link', { name: 'Pellethof Uckermark' })).toHaveAttribute(
      'href',
      '/support/haendler/7/preise',
    );
    expect(screen.getByRole('link', { name: 'bei der Verkaufsliste' })).toHaveAttribute(
      'href',
      '/admin/verkaufsliste/provisionssaetze',
    );
  });

  it('leads finance to no page that it may not read', async () => {
    open('/support/saetze/gebuehren');
    expect(await screen.findByRole('rowheader', { name: 'Pellethof Uckermark' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pellethof Uckermark' })).not.toBeInTheDocument();
  });

  it('asks for what is chosen', async () => {
    const { calls } = open('/support/saetze/gebuehren');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Geltung' }), 'kommt noch');
    const request = () => calls.filter(({ id }) => id === 'stationFees').at(-1)?.input;
    await waitFor(() => expect(request()).toEqual({ query: { phase: 'coming' } }));
  });

  it('is refused to who may not read rates', async () => {
    const { router } = open('/support/saetze/gebuehren', ROLES.dealerSupport);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});

it('/support/saetze leads to the fees and to the rates of commission', async () => {
  open('/support/saetze');
  expect(await screen.findByRole('link', { name: 'Lieferpauschalen' })).toHaveAttribute(
    'href',
    '/support/saetze/gebuehren',
  );
  expect(screen.getByRole('link', { name: 'Provisionssätze' })).toHaveAttribute(
    'href',
    '/admin/verkaufsliste/provisionssaetze',
  );
});
