import { randomUUID } from 'node:crypto';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { creditAuthorisations, type orders } from '@heizplatz/api-ordering';
import {
  byLink,
  lastEvent,
  getMails,
  orderRow,
  placeTestOrder,
  type TestOrder,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type WithdrawalRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

const market = withOrderMarket({ LIMIT_MAILS_PER_ADDRESS: '99999' });
const LATER = new Date(TEST_NOW.getTime() + 5 * 86_400_000);
let staff: TestClient;

beforeAll(() => insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport] }));
beforeEach(() => market().api.setNow(TEST_NOW));

/** Withdrawn by its page; then support is at its desk, some days later. */
async function withdrawn(fields: Partial<typeof orders.$inferInsert> = {}) {
  const order = await placeTestOrder(market(), 1, fields);
  const declared = { Name: 'Eva Fremd', EmailAddress: order.email, Contract: order.number };
  await byLink(market(), CALLS.submitWithdrawal, order, declared);
  expect((await orderRow(market(), order.id)).state).toBe('withdrawn');
  market().api.setNow(LATER);
  staff = await loggedIn(market().api, 'ks@example.com');
  return order;
}
async function getRow({ number }: TestOrder): Promise<WithdrawalRow> {
  const { Rows } = await staff.call(CALLS.staffWithdrawals, { query: { search: number } });
  const [row] = Rows;
  if (!row) throw new Error(`no withdrawal of ${number}`);
  return row;
}
const undo = ({ Id, Version }: WithdrawalRow, Note = 'Anruf: nicht vom Kunden.') =>
  staff.post(CALLS.undoWithdrawal.path, { WithdrawalId: Id, Note, Version });

describe('undoing a withdrawal', () => {
  it.each(['placed', 'accepted', 'scheduled', 'cancelled'] as const)(
    'makes the order %s again, tells both sides, and keeps the reason with staff',
    async (state) => {
      const order = await withdrawn({ state, ...(state === 'cancelled' && { cancellationKind: 'customer' }) });
      const mails = await getMails(market(), async () => {
        expect((await undo(await getRow(order))).json()).toMatchObject({
          ...{ Outcome: 'undone', SettledNote: 'Anruf: nicht vom Kunden.', SettledAt: LATER.toISOString(), Version: 2 },
          Order: { State: state },
        });
      });
      const row = await orderRow(market(), order.id);
      expect([row.state, row.withdrawnAt]).toEqual([state, null]);
      expect(row.answerDueAt > LATER).toBe(true);
      expect(await lastEvent(market(), order.id)).toMatchObject({ kind: 'withdrawal-undone', authorKind: 'staff' });
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual([order.email, order.dealerEmail].sort());
      for (const { text } of mails) expect(text).not.toContain('Anruf');
      expect((await undo(await getRow(order))).problem().code).toBe('CONFLICT');
    },
  );

  it('is refused after delivery, without a withdrawn order, of an old version and without a reason', async () => {
    const order = await withdrawn({ state: 'delivered', deliveredAmount: 5900, deliveredOn: '2026-11-21' });
    const row = await getRow(order);
    expect((await undo(row)).problem()).toMatchObject({
      code: 'CONFLICT',
      detail: expect.stringContaining('geliefert'),
    });
    expect((await undo(row, ' ')).problem().code).toBe('VALIDATION');
    expect((await undo({ ...row, Version: 7 })).problem().code).toBe('VERSION_CONFLICT');
    expect((await orderRow(market(), order.id)).state).toBe('withdrawn');
  });

  it('is refused once the credit that paid for it has ended', async () => {
    const order = await withdrawn();
    await market()
      .api.db.insert(creditAuthorisations)
      .values({
        ...{ key: randomUUID(), processId: randomUUID(), contentHash: 'x', attempt: 1, countryId: 1, paymentKindId: 1 },
        ...{ totalCents: 1, state: 'voided', consentAt: TEST_NOW, orderId: order.id, requestedAt: TEST_NOW },
      });
    expect((await undo(await getRow(order))).problem()).toMatchObject({
      code: 'CONFLICT',
      detail: expect.stringContaining('Finanzierung'),
    });
    expect((await orderRow(market(), order.id)).state).toBe('withdrawn');
  });

  it('lets the customer withdraw again', async () => {
    const order = await withdrawn();
    await undo(await getRow(order));
    await byLink(market(), CALLS.submitWithdrawal, order, { EmailAddress: order.email, Contract: '' });
    expect((await orderRow(market(), order.id)).withdrawnAt).toEqual(LATER);
  });
});
