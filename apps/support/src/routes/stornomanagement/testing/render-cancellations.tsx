import type { CancellationRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { addStaffParts } from '../../../testing/add-staff-parts';
import { listPage } from '../../../testing/list-page';
import { staffPerson } from '../../../testing/staff-person';
import { cancellationsRoute } from '../cancellations-route';

/** A row of the list. */
export const getRow = (fields: Partial<CancellationRow> = {}): CancellationRow => ({
  ...{ orderId: 'a1', OrderNumber: 'DE-26-208063', CountryId: 1, userId: 12, CustomerName: 'Anke Vogt' },
  ...{ PlacedAt: '2026-11-16T10:00:00.000Z', CancelledAt: '2026-11-17T09:12:00.000Z', Place: '10115 Berlin' },
  ...{ DealerId: 3, DealerName: 'Pellethof Uckermark', AmountText: '8.000 kg', ProductName: 'Holzpellets lose' },
  ...{
    TotalPrice: 2950.4,
    Deposit: 0,
    Kind: 'customer',
    CausedBy: 'customer',
    Reason: null,
    isBooked: false,
    bookedAs: null,
  },
  ...{ isDirty: false, feedback: { status: 0, reason: '', comment: '' }, comments: [] },
  ...{ WaitsForAnswer: { customer: false, dealer: false }, Withdrawal: 'before-delivery', WithdrawUntil: null },
  ...{ DaysOpen: 4, Owner: null, Version: 1, May: { AnswerCustomer: true, AnswerDealer: true } },
  ...fields,
});
/** What the customer wrote. */
export const COMMENT: CancellationRow['comments'][number] = {
  ...{ fkUserId: 12, kind: 'customer', author: 'customer', name: 'Anke Vogt', comment: 'Das Lager ist noch zu voll.' },
  at: '2026-11-17T09:12:00.000Z',
};
const MODULES = [
  { Id: 1, Kind: 'customer', Title: 'Kostenlos', Text: 'Zu {Nummer}: kostet nichts.', Version: 1 },
  { Id: 2, Kind: 'dealer', Title: 'Verladen?', Text: 'Schon verladen?', Version: 1 },
];

/** The list with these rows, for somebody of customer support; `responses` stand above the list's. */
export function renderPage(
  rows: CancellationRow[],
  responses: Parameters<typeof fakeApi>[0] = {},
  path = '/stornomanagement',
) {
  const fake = fakeApi({
    cancellationList: () => ({ ...listPage(rows), Waiting: { Open: 14, Unanswered: 3 } }),
    textModules: () => ({ Items: MODULES }),
    staffViews: () => ({ Views: [] }),
    ...responses,
  });
  const user = staffPerson([ROLES.customerSupport]);
  return { ...fake, ...renderRoute(addStaffParts([cancellationsRoute]), path, { api: fake.api, user }) };
}
