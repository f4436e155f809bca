import { ProblemError } from '@heizplatz/api-client';
import type { WithdrawalRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { withdrawalsRoute } from './withdrawals-route';

const ID = '0f0e8f6e-0000-4000-8000-000000000001';
const NOTHING = { Assign: false, Settle: false, TakeOffPart: false, Undo: false };
const getRow = (fields: Partial<WithdrawalRow> = {}): WithdrawalRow => ({
  ...{ Id: ID, CountryId: 1, ReceivedAt: '2026-11-17T09:12:00.000Z', Name: 'Anna Huber' },
  ...{ EmailAddress: 'anna@example.com', Contract: 'Pellets vom Herbst', Part: '', Outcome: 'unknown', Order: null },
  ...{
    RefundUntil: '2026-12-01',
    RefundDaysLeft: 4,
    ReceiptMail: { State: 'sent', SentAt: null },
    SettledAt: null,
    SettledBy: null,
  },
  ...{ SettledNote: '', Version: 1, May: { ...NOTHING, Assign: true, Settle: true } },
  ...fields,
});
const ORDER: NonNullable<WithdrawalRow['Order']> = {
  ...{ OrderId: 'a1', OrderNumber: 'DE-26-208063', State: 'withdrawn', DealerName: 'Pellethof' },
  WithdrawUntil: null,
};

function renderPage(
  rows: WithdrawalRow[],
  responses: Parameters<typeof fakeApi>[0] = {},
  roles: string[] = [ROLES.customerSupport],
) {
  const fake = fakeApi({ staffWithdrawals: () => listPage(rows), staffViews: () => ({ Views: [] }), ...responses });
  const user = staffPerson(roles);
  const path = `/support/widerrufe?id=${ID}`;
  return { ...fake, ...renderRoute(addStaffParts([withdrawalsRoute]), path, { api: fake.api, user }) };
}

describe('/support/widerrufe', () => {
  it('lists what was declared, its effect, and how far the confirmation came', async () => {
    renderPage([getRow({ Order: ORDER, Outcome: 'withdrawn', May: { ...NOTHING, Settle: true, Undo: true } })]);
    const row = within(await screen.findByRole('row', { name: /Anna Huber/ }));
    for (const text of ['DE-26-208063', 'Pellethof', 'widerrufen', '01.12.2026', 'gesendet', 'offen'])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it.each([
    [-12, null, 'seit 12 Tagen überfällig'],
    [4, null, 'noch 4 Tage'],
    [null, '2026-11-20T09:00:00.000Z', '20.11.2026'],
  ])('shows how long until the legal refund day: %j, settled %j', async (RefundDaysLeft, SettledAt, text) => {
    renderPage([getRow({ Order: ORDER, Outcome: 'withdrawn', RefundDaysLeft, SettledAt })]);
    const row = within(await screen.findByRole('row', { name: /Anna Huber/ }));
    expect(row.getByText(text)).toBeVisible();
    // Green is what is settled, and nothing else.
    const isSettled = SettledAt !== null;
    expect(document.querySelectorAll('tbody .good')).toHaveLength(isSettled ? 1 : 0);
  });

  it('opens the one that its address names, also where this page of the list does not have it', async () => {
    const other = getRow({ Id: '0f0e8f6e-0000-4000-8000-000000000002', Name: 'Bernd Lang' });
    renderPage([], {
      staffWithdrawals: ({ query }: { query: { only?: string } }) => listPage(query.only === ID ? [getRow()] : [other]),
    });
    const panel = within(await screen.findByRole('region', { name: 'Widerruf' }));
    expect(panel.getByText('Pellets vom Herbst')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Bernd Lang/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Link zu diesem Fall' })).toHaveAttribute(
      'href',
      `/support/widerrufe?id=${ID}`,
    );
  });

  it('assigns a declaration to its order', async () => {
    const { sent } = renderPage([getRow()], { assignWithdrawal: () => getRow({ Order: ORDER, Version: 2 }) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Bestellnummer' }), 'DE-26-208063');
    await userEvent.click(screen.getByRole('button', { name: 'Zuordnen und widerrufen' }));
    expect(await screen.findByText(/Der Widerruf ist zugeordnet/)).toBeInTheDocument();
    expect(sent('assignWithdrawal')).toEqual([{ WithdrawalId: ID, OrderNumber: 'DE-26-208063', Version: 1 }]);
  });

  it('puts one that waits for its customer into effect', async () => {
    const waiting = getRow({ Order: { ...ORDER, State: 'placed' }, Outcome: 'waiting' });
    const { sent } = renderPage([waiting], { assignWithdrawal: () => getRow({ Order: ORDER, Version: 2 }) });
    const row = within(await screen.findByRole('row', { name: /Anna Huber/ }));
    expect(row.getByText('wartet auf Bestätigung')).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: 'Bestellnummer' })).toHaveValue('DE-26-208063');
    await userEvent.click(screen.getByRole('button', { name: 'Zuordnen und widerrufen' }));
    await waitFor(() =>
      expect(sent('assignWithdrawal')).toEqual([{ WithdrawalId: ID, OrderNumber: 'DE-26-208063', Version: 1 }]),
    );
  });

  it('takes the price of a withdrawn part off a delivered order', async () => {
    const part = getRow({
      Order: { ...ORDER, State: 'delivered' },
      Outcome: 'part',
      Part: 'Eine Palette',
      May: { ...NOTHING, Settle: true, TakeOffPart: true },
    });
    const { sent } = renderPage([part], { settleWithdrawal: () => ({ ...part, Version: 2 }) });
    await userEvent.type(await screen.findByRole('textbox', { name: /Abzug vom Preis/ }), '120,50');
    await userEvent.type(screen.getByRole('textbox', { name: 'Vermerk' }), 'Vereinbart.');
    await userEvent.click(screen.getByRole('button', { name: 'Als erledigt vermerken' }));
    await waitFor(() =>
      expect(sent('settleWithdrawal')).toEqual([
        { WithdrawalId: ID, Note: 'Vereinbart.', Version: 1, WithdrawnAmount: 120.5 },
      ]),
    );
  });

  it('takes back one that was not the customer’s', async () => {
    const { sent } = renderPage(
      [getRow({ Order: ORDER, Outcome: 'withdrawn', May: { ...NOTHING, Settle: true, Undo: true } })],
      {
        undoWithdrawal: () => getRow({ Order: { ...ORDER, State: 'placed' }, Outcome: 'undone', Version: 2 }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Widerruf zurücknehmen' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Vermerk' }), 'Nicht vom Kunden.');
    await userEvent.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
    await waitFor(() =>
      expect(sent('undoWithdrawal')).toEqual([{ WithdrawalId: ID, Note: 'Nicht vom Kunden.', Version: 1 }]),
    );
  });

  it('says why an order cannot be assigned, with the number still there', async () => {
    const detail = 'Im Land der Erklärung gibt es keine Bestellung X.';
    renderPage([getRow()], {
      assignWithdrawal: () => {
        throw new ProblemError({ type: 'x', title: 'x', status: 409, code: 'CONFLICT', detail });
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Bestellnummer' });
    await userEvent.type(field, 'X');
    await userEvent.click(screen.getByRole('button', { name: 'Zuordnen und widerrufen' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(field).toHaveValue('X');
  });

  it('settles one with a note, also without an order', async () => {
    const { sent } = renderPage([getRow()], { settleWithdrawal: () => getRow({ Version: 2 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Ohne Zuordnung erledigen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Als erledigt vermerken' }));
    expect(screen.getByRole('textbox', { name: 'Vermerk' })).toBeInvalid();
    await userEvent.type(screen.getByRole('textbox', { name: 'Vermerk' }), 'Kein Vertrag bei uns.');
    await userEvent.click(screen.getByRole('button', { name: 'Als erledigt vermerken' }));
    await waitFor(() =>
      expect(sent('settleWithdrawal')).toEqual([{ WithdrawalId: ID, Note: 'Kein Vertrag bei uns.', Version: 1 }]),
    );
  });

  it.each([[ROLES.customer], [ROLES.dealerSupport], [ROLES.financial]])('refuses %s with 403', async (role) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderPage([], {}, [role]);
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 403 })]),
    );
  });
});
