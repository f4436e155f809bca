import type { StaffOrderRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { buildStaffOrder } from '../../../testing/build-staff-order';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { orderListRoute } from './order-list-route';

const buildOrder = (fields: Partial<StaffOrderRow> = {}): StaffOrderRow => ({
  ...{ OrderId: 'a1', OrderNumber: 'DE-26-208063', CountryId: 1, State: 'placed', IsGuest: false },
  ...{ PlacedAt: '2026-11-17T09:12:00.000Z', AnswerDueAt: '2026-11-18T09:12:00.000Z', IsLate: true, DaysOld: 4 },
  ...{ CustomerName: 'Anke Vogt', Place: '80331 München', DealerId: 3, DealerName: 'Pellethof' },
  ...{ AmountText: '6.000 kg', ProductName: 'Holzpellets lose', TotalPrice: 1980.5 },
  ...{ DeliveryDay: null, DeliveredOn: null },
  ...fields,
});

function renderPage(rows: StaffOrderRow[], role: string = ROLES.dealerSupport, address = '') {
  const fake = fakeApi({ staffOrders: () => listPage(rows), staffViews: () => ({ Views: [] }) });
  const routes = addStaffParts([orderListRoute]);
  const rendered = renderRoute(routes, `/support/bestellungen${address}`, { api: fake.api, user: staffPerson([role]) });
  return { ...fake, ...rendered };
}

const getRow = async () => within(await screen.findByRole('row', { name: /Anke Vogt/ }));

describe('/support/bestellungen', () => {
  it('shows who ordered what from whom, and whose answer is overdue', async () => {
    renderPage([buildOrder()]);
    const row = await getRow();
    for (const text of ['Eingegangen', 'vor 4 Tagen', 'DE 80331 München', '6.000 kg'])
      expect(row.getByText(text)).toBeInTheDocument();
    // In its column and, where that has no room, below the customer.
    expect(row.getAllByText('1.980,50 €')).toHaveLength(2);
    expect(row.getByText(/^Antwort überfällig seit/)).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'DE-26-208063' })).toHaveAttribute('href', '/support/bestellung/a1');
    expect(row.getByRole('link', { name: 'Pellethof' })).toHaveAttribute('href', '/support/haendler/3');
  });

  it('links no dealer for those who may not open one', async () => {
    renderPage([buildOrder()], ROLES.customerSupport);
    expect((await getRow()).queryByRole('link', { name: 'Pellethof' })).toBeNull();
  });

  it('names the dealer that a link has led to, and lets it go', async () => {
    const { router } = renderPage([buildOrder()], ROLES.dealerSupport, '?dealer=3&state=open');
    expect(await screen.findByText('Nur Bestellungen bei Pellethof')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Händler' }), 'alle');
    await waitFor(() => expect(router.state.location.search).toBe('?state=open'));
  });

  it('opens an order beside the list, with its forms, without requesting the list again', async () => {
    window.matchMedia = jest.fn(() => ({ matches: true })) as unknown as typeof window.matchMedia;
    const fake = fakeApi({
      staffOrders: () => listPage([buildOrder()]),
      staffViews: () => ({ Views: [] }),
      staffOrder: () => buildStaffOrder(),
      commonData: () => ({
        Address: { Title1List: [], Title2List: [], CountryList: [] },
        ...{ ProductGroups: [], DealerCount: 150, ZipCodeCount: 8255 },
      }),
    });
    const user = staffPerson([ROLES.customerSupport]);
    renderRoute(addStaffParts([orderListRoute]), '/support/bestellungen', { api: fake.api, user });
    await userEvent.click((await getRow()).getByRole('link', { name: 'DE-26-208063' }));
    const order = within(await screen.findByRole('region', { name: 'Bestellung DE-26-104417' }));
    expect(order.getByRole('form', { name: 'Notiz schreiben' })).toBeInTheDocument();
    expect(fake.calls.filter(({ id }) => id === 'staffOrders')).toHaveLength(1);
    expect(fake.calls).toContainEqual({ id: 'staffOrder', input: { params: { orderId: 'a1' } } });
    await userEvent.keyboard('n');
    expect(order.getByLabelText('Neue Notiz')).toHaveFocus();
    // A begun note is not lost by closing the case before somebody has agreed.
    await userEvent.keyboard('Ruft an');
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    await userEvent.click(screen.getByRole('link', { name: 'Fall schließen' }));
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(order.getByLabelText('Neue Notiz')).toHaveValue('Ruft an');
    confirm.mockReturnValue(true);
    await userEvent.click(screen.getByRole('link', { name: 'Fall schließen' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Bestellung DE-26-104417' })).toBeNull());
  });

  it.each([ROLES.customer, ROLES.editor])('refuses %s with 403', async (role) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage([], role);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});
