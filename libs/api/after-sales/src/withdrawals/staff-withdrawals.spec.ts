import { randomUUID } from 'node:crypto';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { getOrder, orders } from '@heizplatz/api-ordering';
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
import { eq } from 'drizzle-orm';
import { withdrawals } from './schema';

const market = withOrderMarket({ LIMIT_MAILS_PER_ADDRESS: '99999' });
const LATER = new Date(TEST_NOW.getTime() + 3600_000);
let staff: TestClient;
let email = '';

beforeAll(async () => {
  const names = { firstName: 'Jonas', lastName: 'Brandl' };
  await insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport], ...names });
});
beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  email = `frei.${randomUUID().slice(0, 8)}@example.com`;
  await declare('Pellets, irgendwann im Herbst');
  market().api.setNow(LATER);
  staff = await loggedIn(market().api, 'ks@example.com');
});

async function declareWithdrawal({ id, token, number, email: EmailAddress }: TestOrder): Promise<void> {
  const visitor = await market().api.visitorWithCsrf();
  const opened = { OrderId: id, Token: token };
  await visitor.post(CALLS.submitWithdrawal.path, { Name: 'Anna Huber', EmailAddress, Contract: number, ...opened });
}
async function declare(Contract: string): Promise<void> {
  const visitor = await market().api.visitorWithCsrf();
  await visitor.post(CALLS.submitWithdrawal.path, { Name: 'Anna Huber', EmailAddress: email, Contract });
}
async function getRow(search = email): Promise<WithdrawalRow> {
  const { Rows } = await staff.call(CALLS.staffWithdrawals, { query: { search } });
  const [row, ...more] = Rows;
  if (!row || more.length > 0) throw new Error(`not one withdrawal of ${search}`);
  return row;
}
const assign = ({ Id, Version }: WithdrawalRow, OrderNumber: string) =>
  staff.post(CALLS.assignWithdrawal.path, { WithdrawalId: Id, OrderNumber, Version });

describe('the list of withdrawals', () => {
  it('has what was declared, when money goes back, and how far the receipt came', async () => {
    expect(await getRow()).toMatchObject({
      ...{ Name: 'Anna Huber', EmailAddress: email, Outcome: 'unknown', Order: null, RefundUntil: '2026-12-05' },
      RefundDaysLeft: 14,
      ...{ ReceivedAt: TEST_NOW.toISOString(), SettledAt: null, SettledNote: '', Version: 1 },
      ReceiptMail: { State: 'queued' },
    });
  });

  it('names the order that the form named, and finds the withdrawal by it', async () => {
    const order = await placeTestOrder(market());
    await declareWithdrawal(order);
    expect(await getRow(order.number)).toMatchObject({
      Outcome: 'withdrawn',
      Order: { OrderId: order.id, OrderNumber: order.number, State: 'withdrawn', WithdrawUntil: null },
    });
  });

  it('is found by its id alone, as an address names it', async () => {
    const row = await getRow();
    const { Rows } = await staff.call(CALLS.staffWithdrawals, { query: { only: row.Id } });
    expect(Rows).toEqual([row]);
    expect((await staff.get(`${CALLS.staffWithdrawals.path}?only=x`)).problem().code).toBe('VALIDATION');
  });

  it('finds it by whom the order goes to, as corrected since', async () => {
    const { api } = market();
    const order = await placeTestOrder(market());
    await declareWithdrawal(order);
    const [deliveryPoint] = getOrder(await orderRow(market(), order.id)).deliveryAddresses;
    const name = `Umgezogen${randomUUID().slice(0, 6)}`;
    const moved = [{ ...deliveryPoint, Address: { ...deliveryPoint.Address, LastName: name, City: 'Neustadt' } }];
    await api.db.update(orders).set({ deliveryAddresses: moved }).where(eq(orders.id, order.id));
    expect(await getRow(`${name} neustadt`)).toMatchObject({ Order: { OrderNumber: order.number } });
  });

  it('leads with the open ones by their refund day, then has the settled ones, the newest first', async () => {
    const sender = `${randomUUID()}@example.com`;
    const declare = (name: string, day: string, settledAt: Date | null) => ({
      ...{ countryId: 1 as const, name, email: sender, contract: '', part: '', outcome: 'withdrawn' as const },
      ...{ receivedAt: new Date(`${day}T09:00:00Z`), contentHash: name, settledAt },
    });
    await market()
      .api.db.insert(withdrawals)
      .values([
        declare('spät', '2026-11-20', null),
        declare('früh erledigt', '2023-01-05', TEST_NOW),
        declare('früh', '2023-01-04', null),
        declare('spät erledigt', '2026-11-19', TEST_NOW),
      ]);
    const { Rows } = await staff.call(CALLS.staffWithdrawals, { query: { search: sender } });
    expect(Rows.map(({ Name, RefundDaysLeft }) => [Name, RefundDaysLeft])).toEqual([
      ['früh', -1403],
      ['spät', 13],
      ['spät erledigt', null],
      ['früh erledigt', null],
    ]);
  });

  it('is narrowed by state, outcome and country', async () => {
    const has = async (query: object) =>
      (await staff.call(CALLS.staffWithdrawals, { query: { ...query, search: email } })).Rows.length === 1;
    expect([await has({ state: 'open' }), await has({ state: 'settled' })]).toEqual([true, false]);
    expect([await has({ outcome: 'unknown' }), await has({ outcome: 'part' })]).toEqual([true, false]);
    expect([await has({ country: '1' }), await has({ country: '2' })]).toEqual([true, false]);
    expect((await staff.get(`${CALLS.staffWithdrawals.path}?state=x`)).problem().code).toBe('VALIDATION');
  });
});

describe('assigning', () => {
  it('withdraws the order as of the receipt, and tells customer and dealer', async () => {
    const order = await placeTestOrder(market());
    const mails = await getMails(market(), async () => {
      const response = await assign(await getRow(), ` bestellung ${order.number.toLowerCase()} `);
      expect(response.json()).toMatchObject({ Outcome: 'withdrawn', Order: { OrderNumber: order.number }, Version: 2 });
    });
    expect((await orderRow(market(), order.id)).withdrawnAt).toEqual(TEST_NOW);
    expect(await lastEvent(market(), order.id)).toMatchObject({ toState: 'withdrawn', authorKind: 'staff' });
    expect(mails.map(({ orderId }) => orderId)).toEqual(mails.map(() => order.id));
    expect(mails.map(({ recipient, kind }) => `${kind} ${recipient}`).sort()).toEqual(
      [
        `withdrawal-dealer ${order.dealerEmail}`,
        `withdrawal-received ${email}`,
        `withdrawal-received ${order.email}`,
      ].sort(),
    );
    const again = await assign(await getRow(), order.number);
    expect(again.problem().code).toBe('CONFLICT');
  });

  it('refuses unknown numbers, other countries, and what somebody else overtook', async () => {
    const swiss = await placeTestOrder(market(), 3);
    const row = await getRow();
    for (const number of ['DE-26-999999', swiss.number, 'x'])
      expect((await assign(row, number)).problem().code).toBe('CONFLICT');
    expect((await assign(row, ' ')).problem().code).toBe('VALIDATION');
    expect((await assign({ ...row, Version: 7 }, swiss.number)).problem().code).toBe('VERSION_CONFLICT');
    expect((await assign({ ...row, Id: randomUUID() }, swiss.number)).status).toBe(404);
  });
});

describe('settling', () => {
  it('says who did it and why, once a version', async () => {
    const { Id: WithdrawalId, Version } = await getRow();
    const settle = (Note: string) => staff.post(CALLS.settleWithdrawal.path, { WithdrawalId, Note, Version });
    expect((await settle('')).problem().code).toBe('VALIDATION');
    expect((await settle('Kein Vertrag bei uns, beantwortet.')).json()).toMatchObject({
      ...{ SettledAt: LATER.toISOString(), SettledBy: 'Jonas Brandl', Version: 2 },
      SettledNote: 'Kein Vertrag bei uns, beantwortet.',
    });
    expect((await settle('Noch einmal')).problem()).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { Current: { SettledBy: 'Jonas Brandl' } },
    });
  });
});

describe('a part that is withdrawn after delivery', () => {
  const delivered = { state: 'delivered', deliveredAmount: 6000, deliveredOn: '2026-11-21', settledCents: 200_000 };
  async function buildPart(fields: Partial<typeof orders.$inferInsert> = delivered) {
    market().api.setNow(TEST_NOW);
    const order = await placeTestOrder(market(), 1, fields);
    const declared = { Name: 'Anna Huber', EmailAddress: order.email, Contract: order.number, Part: 'Eine Palette' };
    await byLink(market(), CALLS.submitWithdrawal, order, declared);
    market().api.setNow(LATER);
    staff = await loggedIn(market().api, 'ks@example.com');
    return { order, row: await getRow(order.number) };
  }
  const settle = ({ Id, Version }: WithdrawalRow, WithdrawnAmount?: number) =>
    staff.post(CALLS.settleWithdrawal.path, {
      WithdrawalId: Id,
      Note: 'Mit beiden besprochen.',
      Version,
      WithdrawnAmount,
    });

  it('takes its price off, and tells both sides without the note', async () => {
    const { order, row } = await buildPart();
    const mails = await getMails(market(), async () => {
      expect((await settle(row, 120.5)).status).toBe(200);
    });
    expect((await orderRow(market(), order.id)).withdrawnCents).toBe(12_050);
    expect(await lastEvent(market(), order.id)).toMatchObject({ kind: 'withdrawal-part', authorKind: 'staff' });
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([order.email, order.dealerEmail].sort());
    for (const { text } of mails) {
      expect(text).toMatch(/120,50\s€/);
      expect(text).not.toContain('besprochen');
    }
  });

  it.each([
    ['nothing where none is named', undefined, 200],
    ['at most the price', 2000.01, 400],
    ['no half cents', 1.005, 400],
    ['at least a cent', 0, 400],
  ])('takes off %s', async (_, amount, status) => {
    const { order, row } = await buildPart();
    expect((await settle(row, amount)).status).toBe(status);
    expect((await orderRow(market(), order.id)).withdrawnCents).toBeNull();
  });

  it('takes nothing off before the delivery, nor of a withdrawn whole', async () => {
    const { row } = await buildPart({ state: 'accepted' });
    expect((await settle(row, 5)).problem().code).toBe('CONFLICT');
    const order = await placeTestOrder(market());
    await declareWithdrawal(order);
    expect((await settle(await getRow(order.number), 5)).problem().code).toBe('CONFLICT');
  });
});
