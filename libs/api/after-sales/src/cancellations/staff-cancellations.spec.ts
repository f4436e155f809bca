import { randomUUID } from 'node:crypto';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { signDealerLink } from '@heizplatz/api-ordering';
import { getMails, orderRow, placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type CallInput, type CancellationRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq } from 'drizzle-orm';

const market = withOrderMarket();
let staff: TestClient;
let order: TestOrder;

beforeAll(async () => {
  const names = { firstName: 'Jonas', lastName: 'Brandl' };
  await insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport], ...names });
});
beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  staff = await loggedIn(market().api, 'ks@example.com');
  order = await cancelled();
});

async function cancelled(countryId: 1 | 2 | 3 = 1): Promise<TestOrder> {
  const placed = await placeTestOrder(market(), countryId);
  await placed.owner.call(CALLS.cancelOrder, { body: { OrderId: placed.id, Token: null, Reason: 'Lager zu voll' } });
  return placed;
}
async function list(body: CallInput<typeof CALLS.cancellationList>['body'] = {}) {
  return staff.call(CALLS.cancellationList, { body });
}
async function getRow({ id, number }: TestOrder): Promise<CancellationRow> {
  const row = (await list({ search: number })).Rows.find(({ orderId }) => orderId === id);
  if (!row) throw new Error(`no case of ${number}`);
  return row;
}
const booked = ({ orderId, Version }: CancellationRow, fields: object = {}) => ({
  ...{ orderId, Version, isBooked: true, bookedAs: 'free' },
  ...fields,
});
const save = (...Rows: object[]) => staff.post(CALLS.saveCancellationList.path, { Rows });
const comment = (fields: object) =>
  staff.post(CALLS.saveCancellationComment.path, { orderId: order.id, userId: null, kind: 'dealer', ...fields });

describe('getOrderCancellationList', () => {
  it('has order, customer, dealer, kind, booking, feedback and days', async () => {
    market().api.setNow(new Date(TEST_NOW.getTime() + 3 * 86_400_000));
    staff = await loggedIn(market().api, 'ks@example.com');
    expect(await getRow(order)).toMatchObject({
      ...{ OrderNumber: order.number, CountryId: 1, Kind: 'customer', CausedBy: 'customer', Reason: 'Lager zu voll' },
      ...{ isBooked: false, bookedAs: null, isDirty: false, DaysOpen: 3, Owner: null, Version: 1, comments: [] },
      ...{ Withdrawal: 'before-delivery', WithdrawUntil: null, CancelledAt: TEST_NOW.toISOString() },
      feedback: { status: 0, reason: '', comment: '' },
    });
  });

  it('is found by number, name and dealer, and narrowed by country, dealer, kind, state and who waits', async () => {
    const swiss = await cancelled(3);
    const row = await getRow(order);
    const has = async (body: Parameters<typeof list>[0], { id } = order) =>
      (await list(body)).Rows.some(({ orderId }) => orderId === id);
    expect([row.DealerName, await has({ search: row.DealerName })]).toEqual([row.DealerName, true]);
    expect(await has({ search: `${row.CustomerName} ${order.number}` })).toBe(true);
    expect(await has({ search: 'gibtesnicht' })).toBe(false);
    expect([await has({ country: '3' }), await has({ country: '3' }, swiss)]).toEqual([false, true]);
    expect([await has({ dealer: String(row.DealerId) }), await has({ dealer: '999999' })]).toEqual([true, false]);
    expect([await has({ kind: 'customer' }), await has({ kind: 'goodwill' })]).toEqual([true, false]);
    expect([await has({ state: 'open' }), await has({ state: 'booked' })]).toEqual([true, false]);
    expect(await has({ unanswered: '1' })).toBe(false);
    await order.owner.call(CALLS.commentCancellation, { body: { OrderId: order.id, Comment: 'Kostet das etwas?' } });
    expect(await has({ unanswered: '1' })).toBe(true);
    const { Waiting } = await list();
    expect(Waiting.Unanswered).toBeGreaterThan(0);
    expect((await getRow(swiss)).Withdrawal).toBe('none');
  });

  it.each([{ kind: 'x' }, { dealer: "1' or 1=1" }, { page: '0' }, { size: '7' }])('refuses %j', async (body) => {
    expect((await staff.post(CALLS.cancellationList.path, body)).problem().code).toBe('VALIDATION');
  });

  it('is a file too, without names unless they are asked for', async () => {
    const file = (personal: string) =>
      staff.get(`${CALLS.exportCancellations.path}?search=${order.number}&personal=${personal}&reason=Revision`);
    const { CustomerName } = await getRow(order);
    const [plain, named] = [await file('0'), await file('1')];
    expect(plain.text).toContain(order.number);
    expect([plain.text.includes(CustomerName), named.text.includes(CustomerName)]).toEqual([false, true]);
  });
});

describe('saveOrderCancellationList', () => {
  it('books dirty rows together, with who did it in the audit log', async () => {
    const second = await cancelled();
    const rows = [await getRow(order), await getRow(second)];
    const response = await save(...rows.map((row) => booked(row, { bookedAs: 'goodwill' })));
    expect(response.json()).toMatchObject({ status: 1 });
    for (const one of [order, second])
      expect(await getRow(one)).toMatchObject({ isBooked: true, bookedAs: 'goodwill', Version: 2 });
    const [line] = await market()
      .api.db.select()
      .from(auditLog)
      .innerJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
      .where(eq(auditLog.callId, 'saveCancellationList'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(line?.audit_log.actorName).toBe('Jonas Brandl');
    expect(line?.audit_outcomes.after).toHaveLength(2);
    const again = await getRow(order);
    expect((await save(booked(again, { isBooked: false, bookedAs: null }))).status).toBe(200);
    expect(await getRow(order)).toMatchObject({ isBooked: false, bookedAs: null });
  });

  it('saves none when somebody else changed one of them, and says how it stands', async () => {
    const second = await cancelled();
    const rows = [await getRow(order), await getRow(second)];
    await save(booked(await getRow(order), { bookedAs: 'fee' }));
    const refused = (await save(...rows.map((row) => booked(row)))).problem();
    expect([refused.status, refused.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(refused.context).toMatchObject({ Rows: [{ orderId: order.id, bookedAs: 'fee', Version: 2 }] });
    expect(await getRow(second)).toMatchObject({ isBooked: false });
  });

  it('takes the same twice as once', async () => {
    const row = booked(await getRow(order));
    expect([(await save(row)).status, (await save(row)).status]).toEqual([200, 200]);
    expect((await getRow(order)).Version).toBe(2);
  });

  it('refuses a booking without its mode, and is 404 for what was never cancelled', async () => {
    const row = await getRow(order);
    expect((await save(booked(row, { bookedAs: null }))).problem().code).toBe('VALIDATION');
    expect((await save()).problem().code).toBe('VALIDATION');
    for (const orderId of [randomUUID(), 'x', (await placeTestOrder(market())).id])
      expect((await save(booked(row), booked(row, { orderId }))).problem().code).toBe('NOT_FOUND');
    expect((await getRow(order)).isBooked).toBe(false);
  });
});

describe('saveOrderCancellationComment', () => {
  it('takes userId and comment alone where the customer has one cancelled order', async () => {
    const { userId } = await getRow(order);
    const response = await staff.post(CALLS.saveCancellationComment.path, { userId, comment: 'Gern wieder.' });
    expect(response.json()).toEqual({ status: 1 });
    expect((await getRow(order)).comments).toMatchObject([{ kind: 'customer', comment: 'Gern wieder.' }]);
    const unknown = await staff.post(CALLS.saveCancellationComment.path, { userId: 999_999, comment: 'Hallo' });
    expect(unknown.status).toBe(404);
  });

  it('answers the customer by mail, and the dealer hears nothing of it', async () => {
    const { userId } = await getRow(order);
    await order.owner.call(CALLS.commentCancellation, { body: { OrderId: order.id, Comment: 'Kostet das etwas?' } });
    const mails = await getMails(market(), async () => {
      const response = await comment({ kind: 'customer', userId, comment: 'Nein.\n\nGern wieder.' });
      expect(response.json()).toEqual({ status: 1 });
    });
    expect(mails.map(({ recipient, kind }) => [recipient, kind])).toEqual([[order.email, 'cancellation-answer']]);
    expect(mails[0]?.text).toContain('Gern wieder.');
    const row = await getRow(order);
    expect(row.WaitsForAnswer).toEqual({ customer: false, dealer: false });
    expect(row.comments).toMatchObject([
      { kind: 'customer', author: 'customer', fkUserId: userId, comment: 'Kostet das etwas?' },
      { kind: 'customer', author: 'staff', name: 'Jonas Brandl' },
    ]);
  });

  it('answers the dealer apart, once for a double click', async () => {
    const mails = await getMails(market(), async () => {
      await comment({ comment: 'Schon verladen?' });
      await comment({ comment: 'Schon verladen?' });
    });
    expect(mails.map(({ recipient }) => recipient)).toEqual([order.dealerEmail]);
    expect((await getRow(order)).comments).toMatchObject([{ kind: 'dealer', author: 'staff' }]);
  });

  it('never reaches another customer than the one who was shown', async () => {
    const mails = await getMails(market(), async () => {
      const response = await comment({ kind: 'customer', userId: 1, comment: 'Hallo' });
      expect(response.problem().code).toBe('CONFLICT');
      expect((await comment({ comment: ' ' })).problem().code).toBe('VALIDATION');
      expect((await comment({ orderId: randomUUID(), comment: 'Hallo' })).status).toBe(404);
    });
    expect(mails).toEqual([]);
  });
});

describe('a dealer by the link of its mail', () => {
  const buildLink = async () => {
    const { api } = market();
    const { dealerId } = await orderRow(market(), order.id);
    return signDealerLink(
      { id: order.id, dealerId, dealerLinkVersion: 0 },
      { keys: api.services.config.secrets.link, now: TEST_NOW },
    );
  };
  const write = async (Token: string, Comment: string, OrderId = order.id) =>
    (await market().api.visitorWithCsrf()).post(CALLS.dealerCommentCancellation.path, { OrderId, Token, Comment });
  const inspect = (token: string, orderId = order.id) =>
    market()
      .api.visitor()
      .get(`/api/haendler/stornierung/${orderId}?token=${encodeURIComponent(token)}`);

  it('reads what staff asked it and answers, and sees nothing of the customer’s', async () => {
    const token = await buildLink();
    await order.owner.call(CALLS.commentCancellation, { body: { OrderId: order.id, Comment: 'Kostet das etwas?' } });
    await comment({ comment: 'Schon verladen?' });
    expect((await write(token, ' Nein, noch nicht. ')).json()).toEqual({ status: 1 });
    await write(token, 'Nein, noch nicht.');
    expect((await inspect(token)).json()).toMatchObject({
      Reason: 'Lager zu voll',
      Comments: [
        { Author: 'staff', Text: 'Schon verladen?' },
        { Author: 'dealer', Text: 'Nein, noch nicht.' },
      ],
    });
    const row = await getRow(order);
    expect(row.WaitsForAnswer).toEqual({ customer: true, dealer: true });
    expect(row.comments.at(-1)).toMatchObject({
      kind: 'dealer',
      author: 'dealer',
      fkUserId: null,
      name: row.DealerName,
    });
  });

  it('is refused without it, by the customer’s, for another order, and before it is cancelled', async () => {
    const token = await buildLink();
    const running = await placeTestOrder(market());
    for (const [wrong, id] of [
      ['', order.id],
      [order.token, order.id],
      [token, running.id],
      [token, 'x'],
    ] as const) {
      expect([id, (await inspect(wrong, id)).status]).toEqual([id, 404]);
      expect([id, (await write(wrong, 'Hallo', id)).status]).toEqual([id, 404]);
    }
    expect((await write(token, ' ')).problem().code).toBe('VALIDATION');
  });
});

describe('saveOrderCancellationFeedback', () => {
  it('sets the status to 1', async () => {
    const send = (feedback: object, orderId = order.id) =>
      staff.post(CALLS.saveStaffCancellationFeedback.path, { orderId, feedback });
    expect((await send({ reason: 'Lager zu voll', comment: 'Im Januar wieder' })).json()).toEqual({ status: 1 });
    expect((await getRow(order)).feedback).toEqual({ status: 1, reason: 'Lager zu voll', comment: 'Im Januar wieder' });
    expect((await send({ reason: '' })).problem().code).toBe('VALIDATION');
    expect((await send({ reason: 'x' }, randomUUID())).status).toBe(404);
  });
});

describe('a case', () => {
  it('is taken, given a kind, and refuses what somebody else overtook', async () => {
    const row = await getRow(order);
    const body = { orderId: order.id, Kind: 'undeliverable', IsMine: true, Version: row.Version } as const;
    const saved = await staff.call(CALLS.saveCancellationCase, { body });
    expect(saved).toMatchObject({ Kind: 'undeliverable', CausedBy: 'dealer', Owner: { Name: 'Jonas Brandl' } });
    expect((await orderRow(market(), order.id)).cancellationKind).toBe('undeliverable');
    expect((await list({ mine: '1', kind: 'undeliverable' })).Rows.map(({ orderId }) => orderId)).toContain(order.id);
    const late = (await staff.post(CALLS.saveCancellationCase.path, body)).problem();
    expect([late.code, late.context]).toEqual([
      'VERSION_CONFLICT',
      { Current: expect.objectContaining({ Version: 2 }) },
    ]);
    // Another kind leaves it with whoever took it.
    const { IsMine: _, ...kind } = { ...body, Kind: 'goodwill', Version: 2 } as const;
    expect(await staff.call(CALLS.saveCancellationCase, { body: kind })).toMatchObject({
      ...{ Kind: 'goodwill', Owner: { Name: 'Jonas Brandl' } },
    });
  });
});

describe('text modules', () => {
  it('are written, changed and removed, each against its version', async () => {
    const written = { Kind: 'dealer', Title: 'Rückruf', Text: 'Bitte rufen Sie uns an.', Version: 0 } as const;
    const made = await staff.call(CALLS.saveTextModule, { body: { Id: null, ...written } });
    const changed = await staff.call(CALLS.saveTextModule, { body: { ...made, Text: 'Bitte um Rückruf.' } });
    expect((await staff.post(CALLS.saveTextModule.path, made)).problem()).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { Current: { Text: 'Bitte um Rückruf.', Version: 2 } },
    });
    expect((await staff.call(CALLS.textModules, {})).Items).toContainEqual(changed);
    const remove = ({ Id, Version }: typeof made) => staff.post(CALLS.removeTextModule.path, { Id, Version });
    expect((await remove(made)).problem().code).toBe('VERSION_CONFLICT');
    expect((await remove(changed)).status).toBe(200);
    expect((await remove(changed)).status).toBe(404);
  });
});
