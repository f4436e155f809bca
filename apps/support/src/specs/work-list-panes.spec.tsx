import type { CancellationRow, StaffWorkItem } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { buildProblem, fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startRoute } from '../routes/support/start-route';
import { addStaffParts } from '../testing/add-staff-parts';
import { teachDialogs } from '../testing/jsdom-dialog';
import { listPage } from '../testing/list-page';
import { staffPerson } from '../testing/staff-person';

beforeAll(teachDialogs);

const buildTask = (fields: Partial<StaffWorkItem>): StaffWorkItem => ({
  ...{ Kind: 'cancellation', ObjectId: 'a1', Title: 'DE-26-208063 · Anke Vogt', Reference: 'DE-26-208063' },
  ...{ CountryId: 1, Since: '2026-11-18T09:00:00.000Z', DueAt: null, OwnerName: null, IsMine: false },
  ...{ SnoozedUntil: null, Version: 2, AgeDays: 3, DaysLeft: null, WorkingDaysLate: null },
  ...fields,
});
const CANCELLATION: CancellationRow = {
  ...{ orderId: 'a1', OrderNumber: 'DE-26-208063', CountryId: 1, userId: 12, CustomerName: 'Anke Vogt' },
  ...{ PlacedAt: '2026-11-16T10:00:00.000Z', CancelledAt: '2026-11-17T09:12:00.000Z', Place: '10115 Berlin' },
  ...{ DealerId: 3, DealerName: 'Pellethof', AmountText: '8.000 kg', ProductName: 'Holzpellets lose' },
  ...{ TotalPrice: 2950.4, Deposit: 0, Kind: 'customer', CausedBy: 'customer', Reason: null },
  ...{ isBooked: false, bookedAs: null, isDirty: false, comments: [], DaysOpen: 4, Owner: null, Version: 1 },
  ...{ feedback: { status: 0, reason: '', comment: '' }, WaitsForAnswer: { customer: false, dealer: false } },
  ...{ Withdrawal: 'none', WithdrawUntil: null, May: { AnswerCustomer: true, AnswerDealer: true } },
};
const TASKS = [
  buildTask({}),
  buildTask({ Kind: 'call-back', ObjectId: 'r1', Title: 'Rückruf · Egger', Reference: 'r1' }),
  buildTask({ Kind: 'mail', ObjectId: 'm1', Title: 'Mail an Egger', Reference: 'e@example.com', IsMine: true }),
];

function renderWorkList(responses: Parameters<typeof fakeApi>[0], path = '/support') {
  const fake = fakeApi({
    staffWorkList: () => listPage(TASKS),
    staffViews: () => ({ Views: [] }),
    cancellationList: () => ({ ...listPage([CANCELLATION]), Waiting: { Open: 1, Unanswered: 0 } }),
    textModules: () => ({ Items: [] }),
    ...responses,
  });
  const user = staffPerson([ROLES.customerSupport]);
  return { ...fake, ...renderRoute(addStaffParts([startRoute]), path, { api: fake.api, user }) };
}
const dialog = () => within(screen.getByRole('dialog'));

it('books a cancellation beside the work list', async () => {
  const { sent } = renderWorkList(
    { saveCancellationList: () => ({ status: 1, Rows: [] }) },
    '/support?case=cancellation:a1',
  );
  const panel = within(await screen.findByRole('region', { name: 'Storno DE-26-208063' }));
  await userEvent.click(panel.getByRole('checkbox', { name: 'Gebucht' }));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Verbindlich speichern' }));
  await waitFor(() =>
    expect(sent('saveCancellationList')).toEqual([
      { Rows: [{ orderId: 'a1', Version: 1, isBooked: true, bookedAs: 'free' }] },
    ]),
  );
});

it('takes the selected tasks one by one, and says which somebody else had', async () => {
  const { sent } = renderWorkList({
    saveStaffTask: ({ body }: { body: { ObjectId: string } }) => {
      if (body.ObjectId === 'r1') throw buildProblem(409, 'VERSION_CONFLICT');
      return { Version: 3 };
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Alle Zeilen auswählen' }));
  expect(screen.queryByRole('checkbox', { name: 'Auswählen: Mail an Egger' })).toBeNull();
  const bar = within(screen.getByRole('region', { name: 'Auswahl' }));
  await userEvent.click(bar.getByRole('button', { name: 'Nehmen' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Nehmen' }));
  expect(await dialog().findByText('1 nicht erledigt, siehe oben.')).toBeInTheDocument();
  expect(dialog().getAllByRole('listitem')[1]).toHaveTextContent('Inzwischen von jemand anderem geändert');
  expect(sent('saveStaffTask')).toEqual([
    expect.objectContaining({ Kind: 'cancellation', ObjectId: 'a1', Version: 2 }),
    expect.objectContaining({ Kind: 'call-back', ObjectId: 'r1', Version: 2 }),
  ]);
});
