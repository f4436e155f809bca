import { randomUUID } from 'node:crypto';
import { impersonationToken } from '@heizplatz/api-identity/testing';
import { type Order, recordChange } from '@heizplatz/api-ordering';
import {
  newCustomer,
  placeOrder,
  placeTestOrder,
  type TestCustomer,
  withOrderMarket,
} from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestResponse, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { becomesDirty } from './becomes-dirty';
import { cancellationCases, cancellationComments } from './schema';

const market = withOrderMarket();
const db = () => market().api.db;
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

let anna: TestCustomer;
let client: TestClient;
let addressId = 0;
let order: Order;
beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  anna = await newCustomer(market());
  client = anna.shopper.client;
  addressId = await anna.shopper.addAddress();
  order = await placeOrder(market(), anna, { addressId });
});

const cancel = (Reason = 'Wir heizen jetzt anders') =>
  client.call(CALLS.cancelOrder, { body: { OrderId: order.id, Token: null, Reason } });
const read = (by = client, orderId = order.id): Promise<TestResponse> => by.get(`/api/kunde/stornierung/${orderId}`);
const comment = (Comment: string, by = client, OrderId = order.id) =>
  by.post(CALLS.commentCancellation.path, { OrderId, Comment });
const feedback = (fields: object, by = client, OrderId = order.id) =>
  by.post(CALLS.saveCancellationFeedback.path, { OrderId, reason: 'price', ...fields });
const getCase = async () =>
  (await db().select().from(cancellationCases).where(eq(cancellationCases.orderId, order.id)))[0];

describe('a cancellation', () => {
  it('opens its case, whoever cancels', async () => {
    expect((await read()).status).toBe(404);
    await cancel();
    expect((await read()).json()).toEqual({
      ...{ OrderId: order.id, OrderNumber: order.number, IsBooked: false, BookedAs: null },
      ...{ Reason: 'Wir heizen jetzt anders', Feedback: { status: 0, reason: '', comment: '' }, Comments: [] },
    });
    expect(await getCase()).toMatchObject({ openedAt: TEST_NOW, deadline: null, version: 1 });
    const other = await placeOrder(market(), anna, { addressId, state: 'accepted' });
    const author = { kind: 'staff', id: anna.userId } as const;
    await db().transaction((tx) => recordChange(tx, other, { command: 'staffCancelOrder', author }, TEST_NOW));
    expect((await read(client, other.id)).status).toBe(200);
  });

  it('has no case when it fails', async () => {
    const failing = db().transaction(async (tx) => {
      await recordChange(tx, order, { command: 'cancelOrder', author: { kind: 'customer' } }, TEST_NOW);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await getCase()).toBeUndefined();
  });

  it('keeps its case when it is withdrawn afterwards', async () => {
    await cancel();
    await db().transaction((tx) =>
      recordChange(tx, order, { command: 'withdrawOrder', author: { kind: 'customer' } }, TEST_NOW),
    );
    expect((await read()).status).toBe(200);
  });

  it('says in words how it was booked', async () => {
    await cancel();
    await db()
      .update(cancellationCases)
      .set({ isBooked: true, bookedAs: 'goodwill' })
      .where(eq(cancellationCases.orderId, order.id));
    expect((await read()).json()).toMatchObject({ IsBooked: true, BookedAs: 'Kulanz, ohne Kosten' });
  });
});

describe('commentCancellation', () => {
  beforeEach(() => cancel());

  it('posts with status 1, and shows what customer and staff wrote, the dealer’s side not', async () => {
    expect((await comment('  Was kostet mich das? ')).json()).toEqual({ status: 1 });
    const at = later(60);
    await db()
      .insert(cancellationComments)
      .values([
        { orderId: order.id, kind: 'dealer', author: 'dealer', text: 'Wir waren schon unterwegs.', at },
        { orderId: order.id, kind: 'dealer', author: 'staff', text: 'Wie viel wollen Sie?', at },
        { orderId: order.id, kind: 'customer', author: 'staff', text: 'Nichts.', at },
      ]);
    expect((await read()).json()).toMatchObject({
      Comments: [
        { Author: 'customer', Text: 'Was kostet mich das?', At: TEST_NOW.toISOString() },
        { Author: 'staff', Text: 'Nichts.', At: at.toISOString() },
      ],
    });
    const [first] = await db()
      .select()
      .from(cancellationComments)
      .where(eq(cancellationComments.orderId, order.id))
      .orderBy(cancellationComments.id);
    expect(first).toMatchObject({ kind: 'customer', author: 'customer', fkUserId: anna.userId });
  });

  it('makes one of a double click, and two of the same words later', async () => {
    const responses = await Promise.all([comment('Hallo?'), comment('Hallo?')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const count = () => db().$count(cancellationComments, eq(cancellationComments.orderId, order.id));
    expect(await count()).toBe(1);
    market().api.setNow(later(601));
    await comment('Hallo?');
    expect(await count()).toBe(2);
  });

  it('ends at a hundred', async () => {
    const values = Array.from({ length: 100 }, (_, at) => ({ text: String(at) }));
    const row = { orderId: order.id, kind: 'customer', author: 'customer', at: TEST_NOW } as const;
    await db()
      .insert(cancellationComments)
      .values(values.map((value) => ({ ...row, ...value })));
    expect((await comment('Noch etwas')).problem().code).toBe('CONFLICT');
  });

  it('is staff’s word when staff acts as the customer', async () => {
    const impersonation = await market().api.visitorWithCsrf();
    impersonation.cookies.set('hp_token', await impersonationToken(market().api, anna.userId));
    expect((await comment('Am Telefon besprochen', impersonation)).status).toBe(200);
    const [row] = await db().select().from(cancellationComments).where(eq(cancellationComments.orderId, order.id));
    expect(row).toMatchObject({ author: 'staff', kind: 'customer' });
    expect(row?.fkUserId).not.toBe(anna.userId);
  });

  it.each([{ Comment: '' }, { Comment: '   ' }, { Comment: 'x'.repeat(2001) }, { Comment: 1 }, {}])(
    'refuses %j',
    async (fields) => {
      const response = await client.post(CALLS.commentCancellation.path, { OrderId: order.id, ...fields });
      expect(response.problem().code).toBe('VALIDATION');
    },
  );
});

describe('saveCancellationFeedback', () => {
  it('sets the status to 1, and the newer word counts', async () => {
    await cancel();
    expect((await feedback({ reason: 'Zu teuer' })).json()).toEqual({ status: 1 });
    expect((await read()).json()).toMatchObject({ Feedback: { status: 1, reason: 'Zu teuer', comment: '' } });
    await feedback({ reason: 'Zu spät', comment: 'Erst im Januar' });
    expect((await read()).json()).toMatchObject({
      Feedback: { status: 1, reason: 'Zu spät', comment: 'Erst im Januar' },
    });
  });
});

describe('somebody else’s cancellation', () => {
  it('is not found: by another customer, another order’s owner, a made-up id; nor one that was not cancelled', async () => {
    await cancel();
    const bert = await newCustomer(market());
    const running = await placeOrder(market(), anna, { addressId });
    const wrong: [TestClient, string][] = [
      [bert.shopper.client, order.id],
      [client, running.id],
      ...["' or 1=1", 'x', '1', randomUUID()].map((id): [TestClient, string] => [client, id]),
    ];
    for (const [by, id] of wrong) {
      expect([id, (await read(by, encodeURIComponent(id))).status]).toEqual([id, 404]);
      expect([id, (await comment('Hallo', by, id)).status]).toEqual([id, 404]);
      expect([id, (await feedback({}, by, id)).status]).toEqual([id, 404]);
    }
    expect(await db().$count(cancellationComments, eq(cancellationComments.orderId, order.id))).toBe(0);
    expect(await getCase()).toMatchObject({ feedbackStatus: 0 });
  });

  it('is the guest’s who ordered, and no visitor’s', async () => {
    const { id, owner } = await placeTestOrder(market());
    await owner.call(CALLS.cancelOrder, { body: { OrderId: id, Token: null, Reason: '' } });
    expect((await read(owner, id)).status).toBe(200);
    expect((await read(market().api.visitor(), id)).problem().code).toBe('UNAUTHENTICATED');
  });
});

it('a row is dirty once its booking state or mode differs from what was saved', () => {
  const saved = { isBooked: true, bookedAs: 'fee' } as const;
  expect(becomesDirty(saved, saved)).toBe(false);
  expect(becomesDirty(saved, { ...saved, isBooked: false })).toBe(true);
  expect(becomesDirty(saved, { ...saved, bookedAs: 'goodwill' })).toBe(true);
});
